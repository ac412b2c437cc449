import type { SiteContent } from '../site-content/content.ts'
import type { OperatorSettings, SiteSettings, TicketSettings } from './settings.ts'

// Without zod: the public pages load this module.

/** The settings of a festival's pages: the environment's where it is set, otherwise the content's. */
export function effectiveSettings(
  { tickets, mapUrl, ...others }: OperatorSettings,
  content: Pick<SiteContent, 'tickets' | 'directions'>,
): SiteSettings {
  return {
    ...others,
    tickets: tickets ?? sellerOf(content.tickets),
    mapUrl: mapUrl === undefined ? mapUrlOf(content.directions) : (mapUrl ?? undefined),
  }
}

function sellerOf({ seller, list }: SiteContent['tickets']): TicketSettings {
  const { vendor, url, shortname, dates } = seller
  if (vendor === 'gate' || vendor === 'demo') return { vendor }
  // A draft may lack the address.
  if (!(vendor === 'fareharbor' ? shortname : url)) return { vendor: 'gate' }
  const products = Object.fromEntries(
    list.filter(({ sellerProduct }) => sellerProduct).map(({ id, sellerProduct }) => [id, sellerProduct]),
  )
  return vendor === 'fareharbor'
    ? { vendor, shortname, products, dates }
    : { vendor, url: url.replace(/\/+$/, ''), products, dates }
}

const SPAN = { longitude: 0.05, latitude: 0.03 }

function mapUrlOf({ position }: SiteContent['directions']) {
  if (!position) return undefined
  const { latitude, longitude } = position
  const at = (value: number) => value.toFixed(2)
  const box = [
    at(longitude - SPAN.longitude),
    at(latitude - SPAN.latitude),
    at(longitude + SPAN.longitude),
    at(latitude + SPAN.latitude),
  ].join('%2C')
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`
}

/** The way to a position, at OpenStreetMap. */
export const directionsUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
