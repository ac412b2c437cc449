import { z } from 'zod'
import { get, post } from '../../calls.ts'
import { VITALS_PATH } from './call-paths.ts'

/** One web vital. The page is a path without a query, which could contain personal data. */
const WebVital = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(10_000_000),
  page: z.string().regex(/^\/[\w/-]{0,80}$/),
})

/** The Core Web Vitals with their "good" thresholds. Times are in milliseconds. */
export const GOOD_UP_TO = { LCP: 2_500, INP: 200, CLS: 0.1 } as const
export type CoreVital = keyof typeof GOOD_UP_TO
export const CORE_VITALS = Object.keys(GOOD_UP_TO) as CoreVital[]

export const isGood = (name: CoreVital, value: number) => value <= GOOD_UP_TO[name]

/** The 75th percentile of each vital of a page; null without measurements. */
const PageVitals = z.strictObject({
  page: z.string(),
  loads: z.int(),
  LCP: z.number().nullable(),
  INP: z.number().nullable(),
  CLS: z.number().nullable(),
})
export type PageVitals = z.infer<typeof PageVitals>

/** The pages with the most loads first. */
const VitalsByPage = z.array(PageVitals)

export const VITALS_CALLS = {
  send: post(VITALS_PATH, { may: 'open', body: WebVital }),
  list: get(VITALS_PATH, { may: 'vitals.read', answer: VitalsByPage }),
}
