import type { OwnTenure } from './contract.ts'

/** Seasons until a person gets the jacket. */
export const JACKET_AFTER = 5

/** Seasons worked, with those before Nightshift. */
export const tenureOf = ({ years, seasonsBefore }: OwnTenure) => years.length + seasonsBefore

/** Seasons worked before the one of `year`. */
export const completedBefore = (year: number, { years, seasonsBefore }: OwnTenure) =>
  years.filter((worked) => worked < year).length + seasonsBefore

export type Jacket = { kind: 'notYet' } | { kind: 'beforeNightshift' } | { kind: 'since'; year: number }

/** Whether a person has earned the jacket, and with which season. */
export function jacketOf(tenure: OwnTenure): Jacket {
  const { years, seasonsBefore } = tenure
  if (tenureOf(tenure) < JACKET_AFTER) return { kind: 'notYet' }
  if (seasonsBefore >= JACKET_AFTER) return { kind: 'beforeNightshift' }
  const oldestFirst = years.toSorted((a, b) => a - b)
  return { kind: 'since', year: oldestFirst[JACKET_AFTER - seasonsBefore - 1]! }
}

/** Service stripes: a wide one for every five seasons, a narrow one for each of the rest. */
export const stripesOf = (seasons: number) => ({
  wide: Math.floor(seasons / JACKET_AFTER),
  narrow: seasons % JACKET_AFTER,
})
