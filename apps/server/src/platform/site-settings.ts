import {
  DEFAULT_VITALS_URL,
  type OperatorSettings,
  type TicketSettings,
} from '@nightshift/shared/site/public-site/settings'
import { z } from 'zod'

const httpsAddress = z.url({ protocol: /^https?$/ })
/** An address, or `none` where there is a default to switch off. */
const optionalAddress = z.union([z.literal('none'), httpsAddress]).optional()
const ids = z
  .string()
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.string()).parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'not a map' })
      return z.NEVER
    }
  })
  .optional()

const AN_ADDRESS = 'an address like https://example.com/path, or none'

/** What each variable must be, in words. */
export const SITE_EXPECTED = {
  TICKETS: 'one of demo, link, pretix, fareharbor',
  TICKETS_URL:
    'an address like https://tickets.example.com/org/event; link and pretix need it, and a link may hold {product}, {date} and {quantity}',
  TICKETS_SHORTNAME: 'the short name of the company at FareHarbor, in lower case letters, digits and dashes',
  TICKETS_PRODUCTS: 'JSON like {"lights-out-admission":"3"}',
  TICKETS_DATES: 'JSON like {"2024-11-02":"117"}',
  MAP_URL: AN_ADDRESS,
  VIDEO_URL: AN_ADDRESS,
  AD_TAG_URL: AN_ADDRESS,
  PIXEL_URL: AN_ADDRESS,
  ANALYTICS_URL: AN_ADDRESS,
  VITALS_URL: 'an address like https://example.com/vitals',
} as const

export const SiteEnvironment = z.object({
  TICKETS: z.enum(['demo', 'link', 'pretix', 'fareharbor']).optional(),
  // The placeholders of a link are no part of an address.
  TICKETS_URL: z
    .string()
    .refine((url) => httpsAddress.safeParse(url.replaceAll(/[{}]/g, '')).success)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TICKETS_SHORTNAME: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  TICKETS_PRODUCTS: ids,
  TICKETS_DATES: ids,
  MAP_URL: optionalAddress,
  VIDEO_URL: optionalAddress,
  AD_TAG_URL: optionalAddress,
  PIXEL_URL: optionalAddress,
  ANALYTICS_URL: optionalAddress,
  VITALS_URL: httpsAddress.optional(),
})
type SiteEnvironment = z.infer<typeof SiteEnvironment>

/** The variable that the chosen vendor cannot do without and that is not set. */
export function missingOf({ TICKETS, TICKETS_URL, TICKETS_SHORTNAME }: SiteEnvironment) {
  if ((TICKETS === 'link' || TICKETS === 'pretix') && !TICKETS_URL) return 'TICKETS_URL'
  return TICKETS === 'fareharbor' && !TICKETS_SHORTNAME ? 'TICKETS_SHORTNAME' : undefined
}

/** The public pages' settings, from variables that have been checked. Those that are not set come from the content. */
export function siteSettings(env: SiteEnvironment): OperatorSettings {
  const address = (url: string | undefined) => (url === 'none' ? undefined : url)
  return {
    tickets: ticketSettings(env),
    mapUrl: env.MAP_URL === 'none' ? null : env.MAP_URL,
    videoUrl: address(env.VIDEO_URL),
    adTagUrl: address(env.AD_TAG_URL),
    pixelUrl: address(env.PIXEL_URL),
    analyticsUrl: address(env.ANALYTICS_URL),
    vitalsUrl: env.VITALS_URL ?? DEFAULT_VITALS_URL,
  }
}

function ticketSettings(env: SiteEnvironment): TicketSettings | undefined {
  const { TICKETS: vendor, TICKETS_URL: url = '', TICKETS_SHORTNAME: shortname = '' } = env
  if (!vendor) return undefined
  if (vendor === 'demo') return { vendor }
  const vendorIds = { products: env.TICKETS_PRODUCTS ?? {}, dates: env.TICKETS_DATES ?? {} }
  return vendor === 'fareharbor' ? { vendor, shortname, ...vendorIds } : { vendor, url, ...vendorIds }
}
