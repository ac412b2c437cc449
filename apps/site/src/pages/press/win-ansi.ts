/** The characters of WinAnsiEncoding from 0x80 to 0x9f; a space marks a code without one. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Latin letters and signs that WinAnsi lacks and Unicode does not decompose, by code point. */
const SUBSTITUTES: Record<string, string> = {
  '\u0131': 'i', // without a dot
  '\u0141': 'L', // with a stroke, as the following
  '\u0142': 'l',
  '\u0110': 'D',
  '\u0111': 'd',
  '\u0126': 'H',
  '\u0127': 'h',
  '\u1e9e': 'SS',
  '\u2010': '-', // hyphen
  '\u2011': '-', // non-breaking hyphen
  '\u2012': '–', // figure dash
  '\u2015': '—', // horizontal bar
  '\u2212': '-', // minus
  '\u2032': "'", // prime
  '\u2033': '"', // double prime
  '\u2190': '<-', // arrows
  '\u2192': '->',
}
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/**
 * Reduces text to characters that WinAnsiEncoding has. Accents that it lacks are left out, ligatures and wide letters
 * become plain ones, control and format characters disappear, and everything else becomes a question mark.
 */
export const toWinAnsi = (text: string) =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '')].map(reduced).join('')

function reduced(character: string) {
  if (codeOf(character)) return character
  const substitute = SUBSTITUTES[character]
  if (substitute) return substitute
  const parts = [...character.normalize('NFKD').replace(/\p{M}/gu, '')]
  const plain = parts.map((part) => (codeOf(part) ? part : SUBSTITUTES[part]))
  return plain.includes(undefined) ? '?' : plain.join('')
}

/** The code of a character in WinAnsiEncoding, or nothing. */
function codeOf(character: string) {
  const code = character.codePointAt(0)!
  if ((code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff)) return code
  const high = character === ' ' ? -1 : HIGH.indexOf(character)
  return high < 0 ? undefined : 0x80 + high
}

/** A PDF string in ASCII: parentheses and backslashes escaped, other characters of WinAnsi as octal codes. */
export const pdfString = (text: string) =>
  `(${[...text]
    .map((character) => {
      const code = codeOf(character) ?? 0x3f
      if (code > 0x7e) return `\\${code.toString(8)}`
      return /[\\()]/.test(character) ? `\\${character}` : String.fromCharCode(code)
    })
    .join('')})`

/** A PDF text string of any Unicode text: UTF-16 as hexadecimal digits. */
export const pdfUnicodeString = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0'),
  ).join('')}>`
