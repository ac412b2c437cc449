/** More than these end in a count of the rest. */
export const MOST_POSITIONS = 12

const NAME_SIZES = [
  [16, 30],
  [36, 22],
  [60, 17],
  [Number.POSITIVE_INFINITY, 13],
] as const

/** How large a name can be written in the place that it has, in pixels. */
export const nameSizeOf = (name: string) => NAME_SIZES.find(([longest]) => name.length <= longest)![1]

/** How close the positions stand: one below the other, in two columns, or in three. */
export function densityOf(positions: number) {
  if (positions <= 3) return 'loose'
  return positions <= 6 ? 'close' : 'dense'
}
