/** The vendor's own names for our products, and for the nights (ISO dates) that it sells. */
type VendorIds = { products: Record<string, string>; dates: Record<string, string> }

/** Who sells the tickets. */
export type TicketSettings =
  | { vendor: 'demo' }
  | ({ vendor: 'link'; url: string } & VendorIds)
  | ({ vendor: 'pretix'; url: string } & VendorIds)
  | ({ vendor: 'fareharbor'; shortname: string } & VendorIds)

/** What the operator has chosen for the public pages. The server reads it from its settings, pages carry it. */
export type SiteSettings = {
  tickets: TicketSettings
  /** Frames that load on a click. */
  mapUrl?: string
  videoUrl?: string
  /** Scripts and a picture of others, loaded with consent only. */
  adTagUrl?: string
  pixelUrl?: string
  analyticsUrl?: string
  /** Where measurements of page loads go. */
  vitalsUrl: string
}

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  tickets: { vendor: 'demo' },
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=-74.60%2C42.42%2C-74.50%2C42.48&layer=mapnik&marker=42.45%2C-74.55',
  vitalsUrl: '/api/vitals',
}
