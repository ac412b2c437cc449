import { can } from '@nightshift/shared/access'
import type { Figures, StoredReport } from '@nightshift/shared/nights/night-reports/contract'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findEvents, findNames } from './night-facts.queries.ts'

/** Hours are for everybody who ends nights, money is for those who manage timesheets. */
export const shownTo = <F extends Figures>(caller: Pick<Caller, 'accessLvl'>, figures: F): F =>
  can(caller, 'timesheets.manage') ? figures : { ...figures, money: null }

/** The figures as the caller may see them, and lines and incidents with the present names of people and positions. */
export async function describeContent(
  db: Queryable,
  caller: Caller,
  { totals, events, lines, incidents }: StoredReport,
) {
  const eventNames = await findEvents(
    db,
    events.map(({ eventId }) => eventId),
  )
  const names = await findNames(db, {
    people: [
      ...new Set([
        ...[...lines, ...incidents].map(({ userId }) => userId),
        ...incidents.flatMap(({ editedBy }) => editedBy ?? []),
      ]),
    ],
    positions: [...new Set(lines.map(({ positionId }) => positionId))],
  })
  return {
    totals: shownTo(caller, totals),
    events: events
      .map((event) => ({ ...shownTo(caller, event), name: eventNames.get(event.eventId) ?? '' }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    incidents: incidents.map(({ userId, editedBy, ...incident }) => {
      const nameOf = (id: string) => {
        const { firstName, lastName } = names.people.get(id)!
        return { firstName, lastName }
      }
      return { ...incident, by: nameOf(userId), editedBy: editedBy ? nameOf(editedBy) : null }
    }),
    lines: lines
      .flatMap((line) => {
        const person = names.people.get(line.userId)
        if (!person) return []
        const { firstName, lastName, phone, festivalId } = person
        const positionName = names.positions.get(line.positionId) ?? ''
        return [{ ...line, person: { firstName, lastName }, positionName, phone, festivalId }]
      })
      .sort(byName),
  }
}

type Named = { person: { firstName: string; lastName: string }; at: string }
const order = new Intl.Collator('en', { sensitivity: 'base' })
const byName = (one: Named, other: Named) =>
  order.compare(one.person.lastName, other.person.lastName) ||
  order.compare(one.person.firstName, other.person.firstName) ||
  one.at.localeCompare(other.at)
