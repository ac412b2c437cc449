import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { gatesOpenAt } from '@nightshift/shared/festivals/gates'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import { FACES } from '../content/home.content.ts'
import { TICKETS_SHOWN } from '../content/tickets.content.ts'
import { DREADMOOR, PLACE } from '../dreadmoor.content.ts'

type Season = { origin: string; entry: PublicConfigEntry; now: Date; image: string }

const HOUR_MS = 3_600_000
/** How long after opening a night is still on sale. */
const DOORS_HOURS = 4

/** Structured data (schema.org): an EventSeries with an Event and its Offers for each night. */
export function seriesOf({ origin, entry, now, image }: Season) {
  const { season, timeZone, variant } = entry
  const face = FACES[variant]
  const name = `${face.title} ${face.tagline}`
  const location = {
    '@type': 'Place',
    name: PLACE.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: PLACE.street,
      addressLocality: PLACE.town,
      addressRegion: PLACE.state,
      addressCountry: PLACE.country,
    },
  }
  const nights = nightsOf(season, timeZone)
  const events = nights.map((night) => {
    const startDate = gatesOpenAt(season, night, timeZone)
    const past = Date.parse(startDate) + DOORS_HOURS * HOUR_MS < now.getTime()
    const offers = TICKETS_SHOWN[variant]
      .filter(({ isLightsOut }) => !isLightsOut || night === nights.at(-1))
      .map(({ name: ticket, price }) => ({
        '@type': 'Offer',
        name: ticket,
        price,
        priceCurrency: 'USD',
        url: `${origin}/#tickets`,
        availability: `https://schema.org/${past ? 'SoldOut' : 'InStock'}`,
      }))
    return {
      '@type': 'Event',
      name: `${name}, ${night.label}`,
      startDate,
      eventStatus: 'https://schema.org/EventScheduled',
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
    description: face.description,
    url: `${origin}/`,
    image,
    startDate: events[0]!.startDate,
    endDate: nights.at(-1)!.date,
    location,
    organizer: { '@type': 'Organization', name: DREADMOOR.name, url: `${origin}/` },
    typicalAgeRange: '13-',
    subEvent: events,
  }
}
