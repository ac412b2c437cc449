import { addDays, dateAt, startOfDay } from '../../local-time.ts'
import { nightsOf, shiftEndsAt } from '../../seasons/nights.ts'
import type { PublicConfigEntry } from '../../setup/festivals/contract.ts'
import { letsInUntil } from '../../setup/festivals/gates.ts'
import type { SiteContent } from '../site-content/content.ts'

type Shown = {
  content: SiteContent
  /** The host's festival, and the one that an application goes to. */
  festivals: PublicConfigEntry[]
  now: Date
}

/**
 * The next instant at which the clock alone may change what a page shows: a notice begins or ends, a sale starts or ends,
 * a night is over, or midnight. It is later than now, and at most a day later.
 */
export function pageChangesAt({ content: { notice, tickets }, festivals, now }: Shown) {
  const ofContent = [notice, ...tickets.list].flatMap((part) =>
    'from' in part ? [part.from, part.until] : [part.onSaleFrom, part.onSaleUntil],
  )
  const ofNights = festivals.flatMap(({ season, timeZone }) => [
    startOfDay(addDays(dateAt(now, timeZone), 1), timeZone).getTime(),
    ...nightsOf(season, timeZone).flatMap((night) => [
      shiftEndsAt(season, night, timeZone).getTime(),
      // A night is over after the last millisecond in which somebody can be let in.
      letsInUntil(season, night, timeZone) + 1,
    ]),
  ])
  const instants = [...ofContent.flatMap((at) => (at ? [Date.parse(at)] : [])), ...ofNights]
  return new Date(Math.min(...instants.filter((at) => at > now.getTime())))
}
