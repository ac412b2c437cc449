import { HIGHEST_PAY_RATE, MONEY_STEP, toCents } from '../../money.ts'

export const HIGHEST_RAISE = 50
export const RAISE_STEP = 0.5

/**
 * A pay rate after a raise, to the nearest quarter dollar: never above the highest rate, and never below what it was.
 * Computed in cents and tenths of a percent, where products are exact.
 */
export function raisedRate(rate: number, percent: number) {
  const step = toCents(MONEY_STEP)
  const raised = toCents(rate) * (1000 + Math.round(percent * 10))
  const rounded = (Math.round(raised / (1000 * step)) * step) / 100
  return Math.max(rate, Math.min(rounded, HIGHEST_PAY_RATE))
}
