import { z } from 'zod'

/** One measurement of a page load. The page is a path; a query could name somebody. */
export const WebVital = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(10_000_000),
  page: z.string().regex(/^\/[\w/-]{0,80}$/),
})
