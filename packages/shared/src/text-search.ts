/** Letters that Unicode does not decompose into a base letter and an accent. */
const BASE_LETTERS: Record<string, string> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
}

/** Folds case and accents, so that 'jose' finds José. */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[æðđıłøœß]/g, (letter) => BASE_LETTERS[letter]!)

/** The text filter of every list: matches folded text that contains each word of the query, in any order. */
export function textFilter(query: string) {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return (foldedText: string) => words.every((word) => foldedText.includes(word))
}
