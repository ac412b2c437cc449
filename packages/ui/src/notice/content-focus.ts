export const CONTENT_ID = 'content'

/** Where the keyboard goes on when what it was in has gone. */
export const focusContent = () => document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
