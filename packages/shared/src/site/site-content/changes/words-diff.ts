import type { RichText, Span } from '../rich-text.ts'

type Marks = Omit<Span, 'text'>
/** A run of words that both texts have, or that one of them has. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string } & Marks
type Token = { text: string; marks: Marks; key: string }

/** Beyond this product of lengths, the middle of two texts is replaced as a whole. */
const MAX_CELLS = 1_000_000

const PARAGRAPH: Token = { text: '\n\n', marks: {}, key: 'paragraph' }

const marksKey = ({ bold, italic, href }: Marks) => `${bold ? 'b' : ''}${italic ? 'i' : ''} ${href ?? ''}`

function tokensOf(text: string, marks: Marks = {}): Token[] {
  const words = text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? []
  return words.map((word) => ({ text: word, marks, key: `${marksKey(marks)} ${word}` }))
}

const richTokens = (text: RichText) =>
  text.flatMap((paragraph, index) => [
    ...(index ? [PARAGRAPH] : []),
    ...paragraph.flatMap(({ text, ...marks }) => tokensOf(text, marks)),
  ])

export const textPieces = (before: string, after: string) => piecesOf(tokensOf(before), tokensOf(after))

/** The pieces of two rich texts. A change of emphasis or of a link is a change of the words that have it. */
export const richTextPieces = (before: RichText, after: RichText) =>
  piecesOf(richTokens(before), richTokens(after))

function piecesOf(before: Token[], after: Token[]): Piece[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start]!.key === after[start]!.key) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end)!.key === after.at(-1 - end)!.key) end += 1
  const same = (tokens: Token[]) => tokens.map((token) => ({ kind: 'same' as const, token }))
  return merged([
    ...same(after.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(after.slice(after.length - end)),
  ])
}

type Step = { kind: Piece['kind']; token: Token }

/** The longest common subsequence of the tokens that are not a common beginning or end. */
function middle(before: Token[], after: Token[]): Step[] {
  const removed = (token: Token): Step => ({ kind: 'removed', token })
  const added = (token: Token): Step => ({ kind: 'added', token })
  if (before.length * after.length > MAX_CELLS) return [...before.map(removed), ...after.map(added)]
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        before[i]!.key === after[j]!.key
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
    }
  }
  const steps: Step[] = []
  let i = 0
  let j = 0
  while (i < before.length && j < after.length) {
    if (before[i]!.key === after[j]!.key) {
      steps.push({ kind: 'same', token: after[j]! })
      i += 1
      j += 1
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) steps.push(removed(before[i++]!))
    else steps.push(added(after[j++]!))
  }
  return [...steps, ...before.slice(i).map(removed), ...after.slice(j).map(added)]
}

function merged(steps: Step[]): Piece[] {
  const pieces: Piece[] = []
  for (const { kind, token } of steps) {
    const last = pieces.at(-1)
    if (last?.kind === kind && marksKey(last) === marksKey(token.marks)) last.text += token.text
    else pieces.push({ kind, text: token.text, ...token.marks })
  }
  return pieces
}
