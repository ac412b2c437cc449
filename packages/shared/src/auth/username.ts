/** Capital letters of Latin, Greek, Cyrillic and Armenian: blocks whose letters Unicode does not change any more. */
const FOLDED = /[A-Z\u00C0-\u0556\u1E00-\u1EFF]/g

/**
 * The form in which usernames are compared. `fold_username` of the migrations does the same in SQL. Only letters that
 * are a pair fold: 'İ' is not the capital of 'i', so 'admİn' is not 'admin'.
 */
export const foldUsername = (username: string) => username.trim().replace(FOLDED, foldLetter)

function foldLetter(letter: string) {
  const small = letter.toLowerCase()
  return small.toUpperCase() === letter ? small : letter
}
