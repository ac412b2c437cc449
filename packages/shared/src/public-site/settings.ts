import { VITALS_PATH } from './call-paths.ts'

/** The vendor's ids of our products, and of the nights (ISO dates) that it sells. */
type VendorIds = { products: Record<string, string>; dates: Record<string, string> }

/** The ticket vendor. */
export type TicketSettings =
  | { vendor: 'demo' }
  | ({ vendor: 'link'; url: string } & VendorIds)
  | ({ vendor: 'pretix'; url: string } & VendorIds)
  | ({ vendor: 'fareharbor'; shortname: string } & VendorIds)

/** The operator's settings of the public pages. The server reads them from the environment and embeds them in pages. */
export type SiteSettings = {
  tickets: TicketSettings
  /** Iframes that load on a click. */
  mapUrl?: string
  videoUrl?: string
  /** Third-party scripts and a tracking pixel, loaded with consent only. */
  adTagUrl?: string
  pixelUrl?: string
  analyticsUrl?: string
  /** The endpoint for web vitals. */
  vitalsUrl: string
}

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  tickets: { vendor: 'demo' },
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=-74.60%2C42.42%2C-74.50%2C42.48&layer=mapnik&marker=42.45%2C-74.55',
  vitalsUrl: VITALS_PATH,
}
