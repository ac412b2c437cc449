export const CONTENT_ID = 'content'

/** Moves the focus to the content after the focused element is removed. */
export const focusContent = () => document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
