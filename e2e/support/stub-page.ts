/** Stub: the HTML of a third-party page. */
export const STUB_PAGE =
  '<!doctype html><html lang="en"><title>Stand-in</title><main aria-label="Stand-in"><h1>Stand-in</h1></main>'
