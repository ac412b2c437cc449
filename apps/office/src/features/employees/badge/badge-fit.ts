/** More than these end in a count of the rest. */
export const MOST_POSITIONS = 12

// The longest name, and the longest word of it that is not broken, for each size in pixels.
const NAME_SIZES = [
  { longest: 16, word: 9, size: 30 },
  { longest: 36, word: 13, size: 22 },
  { longest: 60, word: 17, size: 17 },
]
const SMALLEST = 13

/** How large a name can be written in the place that it has, in pixels. */
export function nameSizeOf(name: string) {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length))
  const fits = NAME_SIZES.find(({ longest, word }) => name.length <= longest && longestWord <= word)
  return fits?.size ?? SMALLEST
}

/** How close the positions stand: one below the other, in two columns, or in three. */
export function densityOf(positions: number) {
  if (positions <= 3) return 'loose'
  return positions <= 6 ? 'close' : 'dense'
}
