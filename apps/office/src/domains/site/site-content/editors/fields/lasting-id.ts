const PLACEHOLDER = /^new-\d+$/

export const isPlaceholder = (id: string) => PLACEHOLDER.test(id)

/** The id of a new entry until its words are known. */
export function placeholderId(taken: readonly string[]) {
  let number = 1
  while (taken.includes(`new-${number}`)) number++
  return `new-${number}`
}

/**
 * The id of an entry that people link to: made from its words once, then kept whatever they change to. The kind comes
 * before words that do not begin with a letter, where an id has to.
 */
export function lastingId(id: string, words: string, kind: string | null, taken: readonly string[]) {
  const slug = slugOf(words)
  if (!isPlaceholder(id) || !slug) return id
  const wanted = !kind || /^[a-z]/.test(slug) ? slug : `${kind}-${slug}`
  return firstFree(
    wanted,
    taken.filter((other) => other !== id),
  )
}

/** Lower case letters, digits and dashes. */
const slugOf = (words: string) =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 44)
    .replace(/-$/, '')

function firstFree(wanted: string, taken: readonly string[]) {
  if (!taken.includes(wanted)) return wanted
  let number = 2
  while (taken.includes(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}
