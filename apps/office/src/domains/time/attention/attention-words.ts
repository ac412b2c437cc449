import type { AttentionItem, Proposal } from '@nightshift/shared/kiosk/offline-punches/contract'
import { dateAt, localOf, localToInstants, zoneName } from '@nightshift/shared/local-time'
import { formatCents, toCents } from '@nightshift/shared/money'
import { formatClock, formatInZone, formatYear } from '@nightshift/shared/time'
import { ATTENTION } from './attention.texts.ts'

type Instant = string | Date

/** '5:02 PM', with the zone where the local time comes twice, when daylight saving time ends: '1:12 AM EDT'. */
function clockText(at: Instant, timeZone: string) {
  const [date = '', time = ''] = localOf(at, timeZone).split('T')
  const isAmbiguous = localToInstants(date, time, timeZone).kind === 'two'
  return formatClock(at, timeZone) + (isAmbiguous ? ` ${zoneName(new Date(at), timeZone)}` : '')
}

/** '5:02 PM, Fri, Oct 31', with the year if it is another one than now. */
function whenText(at: Instant, now: Date, timeZone: string) {
  const year = formatYear(at, timeZone) === formatYear(now, timeZone) ? '' : ', yyyy'
  return `${clockText(at, timeZone)}, ${formatInZone(at, `EEE, MMM d${year}`, timeZone)}`
}

/** The time of day, and the date as well if the scan is of another day. */
const beside = (scan: Instant, at: Instant, now: Date, timeZone: string) =>
  dateAt(scan, timeZone) === dateAt(at, timeZone) ? clockText(at, timeZone) : whenText(at, now, timeZone)

export const nameOf = ({ person }: Pick<AttentionItem, 'person'>) =>
  person ? `${person.firstName} ${person.lastName}` : ATTENTION.unknownBadge

/** 'Barn door: clocked in at 5:02 PM, Fri, Oct 31, as Actor, while offline; received 6:10 PM' */
export function kioskText(item: AttentionItem, now: Date, timeZone: string) {
  const { kiosk, direction, at, position, cashTips, creditTips, receivedAt } = item
  const details = [ATTENTION.offline]
  if (cashTips || creditTips) details.unshift(ATTENTION.withTips(money(cashTips), money(creditTips)))
  if (position !== null) details.unshift(ATTENTION.as(position))
  const did = item.reason === 'unanswered' ? ATTENTION.didNotAnswer : ATTENTION.did[direction]
  const recorded = ATTENTION.recorded(kiosk.name, did, whenText(at, now, timeZone), ...details)
  return `${recorded}; ${ATTENTION.received(beside(at, receivedAt, now, timeZone))}`
}

/** 'Clocked in since 4:58 PM (Actor)' */
export function serverHolds({ person, entry, at }: AttentionItem, now: Date, timeZone: string) {
  if (!person) return ATTENTION.nobody
  if (!entry) return ATTENTION.noShift
  const start = beside(at, entry.startTime, now, timeZone)
  if (entry.endTime === null) return ATTENTION.openSince(start, entry.positionName)
  // The end has its own date only when the shift is longer than a night.
  const end = clockText(entry.endTime, timeZone)
  return ATTENTION.shift(start, end, entry.positionName)
}

/** 'Clock in at 5:02 PM', with the position if it is not the one that was chosen at the kiosk. */
export function proposalText(proposal: Proposal, item: AttentionItem, now: Date, timeZone: string) {
  const { proposals } = ATTENTION
  const time = beside(item.at, proposal.at, now, timeZone)
  if (proposal.kind === 'clockIn') return withPosition(proposals.clockIn(time), proposal.position, item)
  if (proposal.kind !== 'addShift') return proposals[proposal.kind](time)
  const until = clockText(proposal.until, timeZone)
  return withPosition(proposals.addShift(time, until), proposal.position, item)
}

const withPosition = (words: string, position: string, item: AttentionItem) =>
  position === item.position ? words : `${words} ${ATTENTION.as(position)}`

const money = (amount: number | null) => formatCents(toCents(amount ?? 0))
