import { partsOf, type SpiItem } from './spi.ts'

type Item = Pick<SpiItem, 'workerId' | 'rate' | 'hundredths'>

/** Pay in cents to a worker id at a rate: as items, each rounded, and as the line that merges them. */
export type RoundingDifference = { workerId: string; rate: number; single: number; merged: number }

/**
 * Where pay differs between single shifts and merged lines. Twice 3.33 hours at $10.25 are twice $34.13, or 6.66 hours
 * for $68.27. What a correction takes back counts negative.
 */
export function roundingDifference(items: Item[]): RoundingDifference[] {
  const sums = new Map<string, Item & { single: number }>()
  for (const { workerId, rate, hundredths } of items) {
    const key = `${workerId} ${rate}`
    const sum = sums.get(key) ?? { workerId, rate, hundredths: 0, single: 0 }
    sums.set(key, sum)
    sum.hundredths += hundredths
    sum.single += payAt(rate, hundredths)
  }
  return [...sums.values()]
    .map(({ hundredths, ...sum }) => ({ ...sum, merged: mergedPay(sum.rate, hundredths) }))
    .filter(({ single, merged }) => single !== merged)
}

const mergedPay = (rate: number, hundredths: number) =>
  partsOf(hundredths).reduce((sum, part) => sum + payAt(rate, part), 0)

/** Rounds negative hours as positive ones: what is taken back is what was paid. */
const payAt = (rate: number, hundredths: number) =>
  Math.sign(hundredths) * Math.round((Math.abs(hundredths) * rate) / 100)
