import type { RollCall, RollCallPerson } from '@nightshift/shared/nights/roll-call/contract'
import { lastTicks, rollCallOrder, type Tick } from '@nightshift/shared/nights/roll-call/roll-call'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import type { Waiting } from './phone/phone-queue.ts'

type Shown = RollCallPerson & { name: string }
/** `isSent`: the server has it. */
type ShownTick = Tick & { isSent: boolean; isLate: boolean }
export type Row = Shown & {
  tick: ShownTick | undefined
  /** Their shift is open for so long that they may have gone home without clocking out. */
  isForgotten: boolean
}

const LONG_MS = 16 * 3_600_000

export type RollCallView = { all: number; unaccounted: Row[]; safe: Row[] }

/** The list as the phone shows it: what the server knows, and what this phone has not delivered yet. */
export function viewOf(rollCall: RollCall, waiting: Waiting[], you: string): RollCallView {
  const known = new Set(rollCall.people.map(({ id }) => id))
  const added = waiting.flatMap((item) =>
    item.kind === 'add' && !known.has(item.person.id) ? [addedHere(item.person)] : [],
  )
  const people = [...rollCall.people, ...added].map((person) => ({ ...person, name: nameOf(person) }))
  const ticks: ShownTick[] = [
    ...rollCall.ticks.map((tick) => ({ ...tick, at: new Date(tick.at), isSent: true })),
    ...waiting.flatMap((item) =>
      item.kind === 'tick' ? [{ ...item, at: new Date(item.at), by: you, isSent: false, isLate: false }] : [],
    ),
  ]
  const last = lastTicks(ticks) as Map<string, ShownTick>
  const { unaccounted, safe } = rollCallOrder(people, ticks)
  const started = new Date(rollCall.startedAt).getTime()
  const rowOf = (person: Shown): Row => ({
    ...person,
    tick: last.get(person.id),
    isForgotten: person.since !== null && started - new Date(person.since).getTime() > LONG_MS,
  })
  return { all: people.length, unaccounted: unaccounted.map(rowOf), safe: safe.map(rowOf) }
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

const addedHere = (person: (Waiting & { kind: 'add' })['person']): RollCallPerson => ({
  ...person,
  attraction: '',
  positionName: null,
  joined: 'added',
  addedBy: null,
  since: null,
  leftAt: null,
})

export type Filters = { search: string; attraction: string }

/** Whom the filters leave. An attraction is chosen by its name, which may be empty. */
export function filtered(rows: Row[], { search, attraction }: Filters) {
  const matches = textFilter(search)
  return rows.filter(
    (row) =>
      (attraction === EVERYWHERE || row.attraction === attraction) &&
      matches(foldText(`${row.name} ${row.positionName ?? ''}`)),
  )
}
export const EVERYWHERE = '*'

/** Rows that are in order by attraction, as groups. */
export function byAttraction(rows: Row[]) {
  const groups: { attraction: string; rows: Row[] }[] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group?.attraction === row.attraction) group.rows.push(row)
    else groups.push({ attraction: row.attraction, rows: [row] })
  }
  return groups
}

/** The attractions of everybody on the list, with how many are missing there. */
export function attractionsOf({ unaccounted, safe }: RollCallView) {
  const missing = new Map<string, number>()
  for (const { attraction } of safe) missing.set(attraction, 0)
  for (const { attraction } of unaccounted) missing.set(attraction, 0)
  for (const { attraction } of unaccounted) missing.set(attraction, missing.get(attraction)! + 1)
  return [...missing]
    .map(([name, count]) => ({ name, missing: count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
