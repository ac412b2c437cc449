import { VITALS_PATH } from './call-paths.ts'

/** The vendor's ids of our products, and of the nights (ISO dates) that it sells. */
type VendorIds = { products: Record<string, string>; dates: Record<string, string> }

/** The ticket vendor. `gate` sells nothing online. */
export type TicketSettings =
  | { vendor: 'gate' | 'demo' }
  | ({ vendor: 'link'; url: string } & VendorIds)
  | ({ vendor: 'pretix'; url: string } & VendorIds)
  | ({ vendor: 'fareharbor'; shortname: string } & VendorIds)

type ThirdParties = {
  /** An iframe that loads on a click. */
  videoUrl?: string
  /** Third-party scripts and a tracking pixel, loaded with consent only. */
  adTagUrl?: string
  pixelUrl?: string
  analyticsUrl?: string
  /** The endpoint for web vitals. */
  vitalsUrl: string
}

/** The settings of the environment. What is undefined comes from the content of the site; a map of null is none. */
export type OperatorSettings = ThirdParties & { tickets?: TicketSettings; mapUrl?: string | null }

/** The settings of a festival's public pages. The server embeds them in the pages. */
export type SiteSettings = ThirdParties & {
  tickets: TicketSettings
  /** An iframe that loads on a click. */
  mapUrl?: string
}

export const DEFAULT_VITALS_URL = VITALS_PATH
