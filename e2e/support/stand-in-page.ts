/** A page of somebody else's, as far as a story needs one. */
export const STAND_IN_PAGE =
  '<!doctype html><html lang="en"><title>Stand-in</title><main aria-label="Stand-in"><h1>Stand-in</h1></main>'
