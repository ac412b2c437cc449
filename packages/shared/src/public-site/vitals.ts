import { z } from 'zod'

/** One measurement of a page load. The page is a path; a query could name somebody. */
export const WebVital = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(10_000_000),
  page: z.string().regex(/^\/[\w/-]{0,80}$/),
})

/** The Core Web Vitals, with the value up to which each is good. Times are in milliseconds. */
export const GOOD_UP_TO = { LCP: 2_500, INP: 200, CLS: 0.1 } as const
export type CoreVital = keyof typeof GOOD_UP_TO
export const CORE_VITALS = Object.keys(GOOD_UP_TO) as CoreVital[]

export const isGood = (name: CoreVital, value: number) => value <= GOOD_UP_TO[name]

/** How fast a page is for three of four visits: the 75th percentile of each, null where nobody measured it. */
const PageVitals = z.strictObject({
  page: z.string(),
  loads: z.int(),
  LCP: z.number().nullable(),
  INP: z.number().nullable(),
  CLS: z.number().nullable(),
})
export type PageVitals = z.infer<typeof PageVitals>

/** The pages with the most loads first. */
export const VitalsByPage = z.array(PageVitals)
