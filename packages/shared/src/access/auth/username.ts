/** Capital letters of Latin, Greek, Cyrillic and Armenian: Unicode blocks that are stable. */
const FOLDED = /[A-Z\u00C0-\u0556\u1E00-\u1EFF]/g

/**
 * Case folding for comparing usernames; `fold_username` of the migrations does the same in SQL. Folds only letters that
 * map both ways: 'İ' is not the capital of 'i', so 'admİn' is not 'admin'.
 */
export const foldUsername = (username: string) => username.trim().replace(FOLDED, foldLetter)

function foldLetter(letter: string) {
  const small = letter.toLowerCase()
  return small.toUpperCase() === letter ? small : letter
}
