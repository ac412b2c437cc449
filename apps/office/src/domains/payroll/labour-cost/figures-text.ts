import { formatCents } from '@nightshift/shared/money'
import { LABOUR } from './labour-cost.texts.ts'

/** '4,512.25' */
export const hoursText = (hundredths: number) =>
  (hundredths / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A dash for nothing, so that the figures that matter stand out. */
export const centsText = (cents: number) => (cents ? formatCents(cents) : LABOUR.nothing)

/** '+12.5 %'; nothing without a figure to compare with. */
export function changeText(now: number, before: number | undefined) {
  if (!before || !now) return LABOUR.nothing
  const tenths = Math.round((now / before - 1) * 1000)
  const sign = tenths > 0 ? '+' : tenths < 0 ? '-' : ''
  return LABOUR.percent(`${sign}${(Math.abs(tenths) / 10).toFixed(1)}`)
}
