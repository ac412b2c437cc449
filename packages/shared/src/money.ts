import { z } from 'zod'

/** Pay rates, tips and deductions are multiples of a quarter dollar. */
export const MONEY_STEP = 0.25
export const HIGHEST_PAY_RATE = 500
const HIGHEST_AMOUNT = 10_000

const quarters = (max: number) => z.number().min(0).max(max).multipleOf(MONEY_STEP)

export const PayRate = quarters(HIGHEST_PAY_RATE)
export const Amount = quarters(HIGHEST_AMOUNT)

/** Converts dollars to whole cents: sums of cents are exact. */
export const toCents = (dollars: number) => Math.round(dollars * 100)

// Created lazily: it would take a tenth of the server's start time.
let dollars: Intl.NumberFormat | undefined

/** '$1,234.50' */
export function formatCents(cents: number) {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  return dollars.format(cents / 100)
}
