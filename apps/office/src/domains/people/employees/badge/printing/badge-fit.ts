/** Above this, the last line counts the rest. */
export const MOST_POSITIONS = 12

// The longest name, and its longest word, for each font size in pixels.
const NAME_SIZES = [
  { longest: 16, word: 9, size: 30 },
  { longest: 36, word: 13, size: 22 },
  { longest: 60, word: 17, size: 17 },
]
const SMALLEST = 13

/** The font size in pixels at which the name fits on the badge. */
export function nameSizeOf(name: string) {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length))
  const fits = NAME_SIZES.find(({ longest, word }) => name.length <= longest && longestWord <= word)
  return fits?.size ?? SMALLEST
}

/** The layout of the positions: one, two or three columns. */
export function densityOf(positions: number) {
  if (positions <= 3) return 'loose'
  return positions <= 6 ? 'close' : 'dense'
}
