import { type Night, nightsOf } from '@nightshift/shared/seasons/nights'
import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import {
  gatesCloseAt,
  gatesOpenAt,
  isNightOver,
  salesInstant,
} from '@nightshift/shared/setup/festivals/gates'
import type { LiveSite } from '@nightshift/shared/site/public-site/rendered'
import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import type { Ticket } from '@nightshift/shared/site/site-content/sections/tickets'
import { nightsOfTicket, ticketSale } from '@nightshift/shared/site/site-content/ticket-sale'

type Season = { origin: string; entry: PublicConfigEntry; live: LiveSite; now: Date; image: string }

/** Structured data (schema.org): an EventSeries with an Event and its Offers for each night. */
export function seriesOf({ origin, entry, live, now, image }: Season) {
  const { season, timeZone } = entry
  const asOf = salesInstant(entry, now)
  const { content, closedNights } = live
  const { look, directions, tickets } = content
  const name = `${look.title} ${look.tagline}`.trim()
  const location = locationOf(directions)
  const nights = nightsOf(season, timeZone)
  const events = nights.map((night) => {
    const startDate = gatesOpenAt(season, night, timeZone)
    const isOver = isNightOver(season, night, timeZone, asOf)
    const isClosed = closedNights.some(({ date }) => date === night.date)
    const offers = isClosed
      ? []
      : tickets.list
          .filter((ticket) => nightsOfTicket(ticket, [night]).length)
          .map((ticket) =>
            offerOf(ticket, `${origin}/#tickets`, isOver ? 'SoldOut' : stockOf(ticket, night, asOf)),
          )
    return {
      '@type': 'Event',
      name: `${name}, ${night.label}`,
      startDate,
      endDate: gatesCloseAt(season, night, timeZone),
      eventStatus: `https://schema.org/${isClosed ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location,
      image,
      ...(offers.length && { offers }),
    }
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    name,
    description: look.description,
    url: `${origin}/`,
    image,
    startDate: events[0]!.startDate,
    endDate: nights.at(-1)!.date,
    location,
    organizer: { '@type': 'Organization', name: look.name, url: `${origin}/` },
    ...ageRange(look.suggestedAge),
    subEvent: events,
  }
}

const locationOf = ({ place }: SiteContent['directions']) => ({
  '@type': 'Place',
  name: place.name,
  address: {
    '@type': 'PostalAddress',
    streetAddress: place.street,
    addressLocality: place.town,
    addressRegion: place.state,
    ...(place.zip && { postalCode: place.zip }),
    addressCountry: place.country,
  },
})

const offerOf = ({ name, price, onSaleFrom, onSaleUntil }: Ticket, url: string, stock: string) => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency: 'USD',
  url,
  availability: `https://schema.org/${stock}`,
  ...(onSaleFrom && { validFrom: onSaleFrom }),
  ...(onSaleUntil && { validThrough: onSaleUntil }),
})

function stockOf(ticket: Ticket, night: Night, now: Date) {
  const sale = ticketSale(ticket, { nights: [night], closed: [], now, isOver: () => false })
  return sale === 'onSale' ? 'InStock' : sale === 'notYet' ? 'PreOrder' : 'SoldOut'
}

/** '13+' is 13 and above. */
const ageRange = (age: string) => {
  const from = /^(\d+)\s*\+$/.exec(age.trim())?.[1]
  return from && { typicalAgeRange: `${from}-` }
}
