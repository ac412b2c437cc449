import { REFUSALS } from '@nightshift/shared/errors'
import { badgeIdOf } from '@nightshift/shared/kiosk/badge'
import type { RosterPerson } from '@nightshift/shared/kiosk/kiosks/contract'
import { isMorning, nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { positionLabel } from '@nightshift/shared/people/employees/rules'
import { hoursOf } from '@nightshift/shared/time/timeclock/rules'
import { hashBadge } from './badge-hash.ts'
import type { KioskDatabase, OpenShift } from './database.ts'
import { correctedTime, type KioskClock, type Reading, storedClock } from './kiosk-clock.ts'
import { type DirectedScan, type Direction, decideOffline, type Known } from './offline-scan.ts'
import { savePunch } from './queue.ts'
import { lookUp } from './roster.ts'

/** What somebody reads with the result. `startTime` and `hours` are of a shift that ended. */
export type PunchFacts = {
  closedForgotten?: true
  notPlanned?: true
  positionName?: string
  startTime?: string
  hours?: number
}

type NameTag = { firstName: string; lastInitial: string; photo: string | null }

/**
 * What the kiosk answers without the server. A saved punch without a person is of a badge that is not in the roster.
 */
export type OfflineResult =
  | { kind: 'refused'; text: string }
  | { kind: 'position'; person: NameTag; options: { id: number; label: string }[] }
  | { kind: 'tips'; person: NameTag }
  | { kind: 'direction' }
  | ({
      kind: 'saved'
      direction: Direction
      person?: NameTag
      at: number
    } & PunchFacts)

/** `lastOnline`: the badge's last punch that the server answered. */
type Surroundings = {
  clock: KioskClock
  reading: Reading
  longestShiftHours: number
  timeZone: string
  lastOnline: Known['last']
}

/** Answers a scan from the roster. A punch is on the disk when this resolves; it rejects if it cannot be saved. */
export async function saveScan(
  database: KioskDatabase,
  request: DirectedScan & { key: string },
  { clock, reading, longestShiftHours, timeZone, lastOnline }: Surroundings,
): Promise<OfflineResult> {
  const { scan, key } = request
  const badgeId = badgeIdOf(scan.badgeCode)
  if (!badgeId) return { kind: 'refused', text: REFUSALS.unknownBadge }
  const badge = await hashBadge(badgeId)
  const { photo, ...found } = await lookUp(database, badge)
  const known = { ...(lastOnline && { last: lastOnline }), ...found }
  const now = correctedTime(clock, reading)
  const at = now.toISOString()
  const person = known.person && nameTag(known.person, photo)
  const saved = { kind: 'saved', at: now.getTime(), ...(person && { person }) } as const

  const decision = decideOffline(request, known, longestShiftHours, now)
  switch (decision.kind) {
    case 'refuse':
      return { kind: 'refused', text: REFUSALS[decision.error] }
    case 'askPosition':
      return { kind: 'position', person: person!, options: decision.options.map(optionOf) }
    case 'askTips':
      return { kind: 'tips', person: person! }
    case 'askDirection':
      return { kind: 'direction' }
    case 'repeat': {
      const positionName = known.openShift?.positionName
      return { ...saved, direction: decision.direction, ...(positionName && { positionName }) }
    }
  }
  const { direction, position, closedForgotten } = decision
  const upId = scan.upId ?? position?.id
  const { cashTips, creditTips } = scan
  const { jump } = clock
  const { unanswered } = request
  const named = position && { positionName: position.name }
  const openShift: OpenShift = { badge, since: at, isTipped: position?.isTipped ?? false, ...named }
  await savePunch(
    database,
    {
      key,
      badge,
      badgeCode: scan.badgeCode,
      direction,
      at,
      ...(upId !== undefined && { upId }),
      ...(cashTips !== undefined && { cashTips, creditTips }),
      ...(jump && { jump }),
      ...(unanswered && { unanswered }),
    },
    {
      clock: storedClock(clock, reading),
      // A manager decides about a scan without an answer, so nobody is in or out by it.
      ...(person && !unanswered && { openShift: direction === 'in' ? openShift : null }),
    },
  )
  const ended = direction === 'out' ? known.openShift : undefined
  const unplannedOn = direction === 'in' && !isMorning(now, timeZone) && known.person?.unplannedOn
  return {
    ...saved,
    direction,
    ...(closedForgotten && { closedForgotten }),
    ...named,
    ...(ended && { startTime: ended.since, hours: hoursOf({ startTime: ended.since, endTime: now }, now) }),
    ...(unplannedOn && unplannedOn === nightOf(now, timeZone) && { notPlanned: true }),
  }
}

const nameTag = ({ firstName, lastInitial }: RosterPerson, photo: string | null): NameTag => ({
  firstName,
  lastInitial,
  photo,
})

const optionOf = ({ id, name, eventName }: RosterPerson['positions'][number]) => ({
  id,
  label: positionLabel({ name, event: { name: eventName } }),
})
