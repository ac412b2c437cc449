import { drawable, type Face, textWidth } from './faces.ts'

/** Text in one face. A newline is a line break. */
export type Run = { text: string; face: Face }
/** A line of runs. `size` and `gapBefore` are in points. */
export type Line = { runs: Run[]; size: number; gapBefore: number }

type Paragraph = { runs: Run[]; size: number; gapBefore: number }

/** Word wrap: splits a paragraph into lines that are at most `measure` points wide, of characters that the faces have. */
export function linesOf({ runs, size, gapBefore }: Paragraph, measure: number): Line[] {
  const lines: Run[][] = []
  for (const words of wordsOf(runs)) {
    let width = Number.POSITIVE_INFINITY
    for (const word of words.flatMap((whole) => fitting(whole, size, measure))) {
      const wordWidth = widthOf(word, size)
      const space = textWidth(' ', 'roman', size)
      if (width + space + wordWidth <= measure) {
        const [first, ...rest] = word as [Run, ...Run[]]
        lines.at(-1)!.push({ ...first, text: ` ${first.text}` }, ...rest)
        width += space + wordWidth
      } else {
        lines.push(word)
        width = wordWidth
      }
    }
  }
  return lines.map((line, index) => ({ runs: joined(line), size, gapBefore: index ? 0 : gapBefore }))
}

const widthOf = (word: Run[], size: number) =>
  word.reduce((sum, { text, face }) => sum + textWidth(text, face, size), 0)

/** The words between line breaks. A word may have several faces. */
function wordsOf(runs: Run[]) {
  const parts: Run[][][] = [[]]
  let word: Run[] = []
  const endWord = () => {
    if (word.length) parts.at(-1)!.push(word)
    word = []
  }
  for (const { text, face } of runs) {
    for (const piece of text.split(/(\s+)/)) {
      if (/^\s/.test(piece)) {
        endWord()
        if (piece.includes('\n')) parts.push([])
      } else {
        const shown = drawable(piece, face)
        if (shown) word.push({ text: shown, face })
      }
    }
  }
  endWord()
  return parts
}

/** Breaks a word that is wider than a line, such as a long address. */
function fitting(word: Run[], size: number, measure: number): Run[][] {
  if (widthOf(word, size) <= measure) return [word]
  const pieces: Run[][] = []
  let width = Number.POSITIVE_INFINITY
  for (const { text, face } of word) {
    for (const character of text) {
      const own = textWidth(character, face, size)
      if (width + own > measure) {
        pieces.push([])
        width = 0
      }
      pieces.at(-1)!.push({ text: character, face })
      width += own
    }
  }
  return pieces.map(joined)
}

/** Joins neighbours of the same face. */
function joined(runs: Run[]) {
  const list: Run[] = []
  for (const run of runs) {
    const last = list.at(-1)
    if (last?.face === run.face) list[list.length - 1] = { ...run, text: last.text + run.text }
    else list.push(run)
  }
  return list
}
