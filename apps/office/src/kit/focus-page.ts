/** Gives the focus to the page, as when what had it is gone. The next Tab goes on from there. */
export const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true })
