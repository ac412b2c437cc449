import type { OwnTenure } from './contract.ts'
import { tenureOf } from './rules.ts'

export const seasonsText = (count: number) => (count === 1 ? '1 season' : `${count} seasons`)

/** '3rd season' of somebody who works in the season of `year`, '3 seasons' of others, nothing without any. */
export function tenureText(tenure: OwnTenure, year: number) {
  const count = tenureOf(tenure)
  if (count === 0) return ''
  return tenure.years.includes(year) ? `${ordinal(count)} season` : seasonsText(count)
}

/** '2024, 2023 and 3 before Nightshift'. */
export function workedText({ years, seasonsBefore }: OwnTenure) {
  const before = seasonsBefore > 0 ? `${seasonsBefore} before Nightshift` : ''
  return [years.join(', '), before].filter(Boolean).join(' and ')
}

const PLURALS = new Intl.PluralRules('en-US', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

const ordinal = (count: number) => `${count}${SUFFIXES[PLURALS.select(count)] ?? 'th'}`
