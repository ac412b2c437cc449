import { toCents } from '../money.ts'
import { hundredthsOf, payOf } from '../timeclock/rules.ts'
import { partsOf } from './spi.ts'

type Shift = { userId: string; startTime: string | Date; endTime: string | Date; payrate: number }

/** Pay in cents of a person at a rate: as shifts, each rounded, and as the line that merges them. */
export type RoundingDifference = { userId: string; rate: number; single: number; merged: number }

/**
 * Where pay differs between single shifts and merged lines. Twice 3.33 hours at $10.25 are twice $34.13, or 6.66 hours
 * for $68.27.
 */
export function roundingDifference(shifts: Shift[]): RoundingDifference[] {
  const sums = new Map<string, { userId: string; rate: number; hundredths: number; single: number }>()
  for (const shift of shifts) {
    const { userId, payrate, endTime } = shift
    const key = `${userId} ${payrate}`
    const sum = sums.get(key) ?? { userId, rate: toCents(payrate), hundredths: 0, single: 0 }
    sums.set(key, sum)
    sum.hundredths += hundredthsOf(shift, new Date(endTime))
    sum.single += payOf(shift, new Date(endTime))
  }
  return [...sums.values()]
    .map(({ hundredths, ...sum }) => ({ ...sum, merged: mergedPay(hundredths, sum.rate) }))
    .filter(({ single, merged }) => single !== merged)
}

const mergedPay = (hundredths: number, rate: number) =>
  partsOf(hundredths).reduce((sum, part) => sum + Math.round((part * rate) / 100), 0)
