const COOKIE = 'FM_CUR_FEST'

/** Forgets the chosen festival, so that one has to be chosen again. */
export function clearCurrentFestival() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of the browsers people use
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`
}
