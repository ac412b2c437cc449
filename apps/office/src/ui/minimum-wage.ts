import { formatCents, toCents } from '@nightshift/shared/money'
import { createContext, use } from 'react'
import { OFFICE } from './office.texts.ts'

/** The minimum wage of today at the current festival, in cents; undefined where it is not known. */
export const MinimumWageContext = createContext<number | undefined>(undefined)

/** What to say of a rate in dollars that is below the minimum wage. It may be right: tips make up for it. */
export function useRateWarning(rate: number | undefined) {
  const minimum = use(MinimumWageContext)
  // Not a number while nothing is typed.
  const isBelow = rate !== undefined && minimum !== undefined && toCents(rate) < minimum
  return isBelow ? OFFICE.belowMinimumWage(formatCents(minimum)) : undefined
}
