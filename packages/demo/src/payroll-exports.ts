import { createHash } from 'node:crypto'
import { addDays, dateAt } from '@nightshift/shared/local-time'
import { periodAt, type Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { paychexFileName } from '@nightshift/shared/payroll/paychex'
import { paychexCsv } from '@nightshift/shared/payroll/paychex-csv'
import { NO_PAYCHEX_ID } from '@nightshift/shared/people/employees/contract'
import type { Entry } from './entries.ts'
import { TIME_ZONE } from './festivals.ts'
import { PAYROLL_SETTINGS } from './payroll-settings.ts'
import type { Person } from './people.ts'
import { idOf } from './random.ts'

const MINUTE = 60_000
/** Her last shift of the last export was closed too early, and corrected after the export. */
const CORRECTED = { userId: idOf('ikerr'), missing: 25 * MINUTE }

export type StoredEntry = Entry & { id: number }
type Week = Span & { entries: StoredEntry[] }
type Crew = Map<string, Person>

/**
 * The exports of all pay periods but the last one, which is ready to approve. The manager makes them on Tuesdays, after
 * approving the period; the newest one waits for its approval, because an entry changed after the export.
 */
export function payrollExports(entries: StoredEntry[], people: Person[]) {
  const crew: Crew = new Map(people.map((person) => [person.id, person]))
  const weeks = weeksOf(entries).slice(0, -1)
  const newest = weeks.at(-1)!
  const corrected = newest.entries.findLast(({ userId }) => userId === CORRECTED.userId)!
  return weeks.map((week) => {
    const made = exportOf(week, corrected, crew)
    const approvedAt = new Date(+made.madeAt - 8 * MINUTE)
    return { ...made, approval: week === newest ? null : { approvedAt, overrides: overridesOf(week, crew) } }
  })
}

function weeksOf(entries: StoredEntry[]) {
  const weeks = new Map<number, Week>()
  for (const entry of entries) {
    const span = periodAt(entry.endTime, PAYROLL_SETTINGS.period, TIME_ZONE)
    const known = weeks.get(+span.startsAt)
    if (known) known.entries.push(entry)
    else weeks.set(+span.startsAt, { ...span, entries: [entry] })
  }
  return [...weeks.values()].sort((one, other) => +one.startsAt - +other.startsAt)
}

function exportOf({ startsAt, endsAt, entries }: Week, corrected: StoredEntry, crew: Crew) {
  const startsOn = dateAt(startsAt, TIME_ZONE)
  const endsOn = addDays(startsOn, 6)
  const exported = entries.map((entry) =>
    exportedOf(entry, entry === corrected, crew.get(entry.userId)!.paychexId),
  )
  const lines = exported.map(({ userId, startTime, endTime, ...values }) => ({
    ...values,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    user: crew.get(userId)!,
  }))
  const content = Buffer.from(paychexCsv(lines, TIME_ZONE))
  return {
    startsOn,
    endsOn,
    startsAt,
    endsAt,
    exported,
    content,
    lines: exported.length,
    fileName: paychexFileName({ start: startsOn, end: endsOn }),
    fileHash: createHash('sha256').update(content).digest('hex'),
    madeAt: new Date(`${addDays(endsOn, 2)}T15:10:00Z`),
    madeBy: idOf('manager'),
  }
}

function exportedOf(entry: StoredEntry, isTouched: boolean, paychexId: string) {
  const { id, userId, startTime, payrate, cashTips, creditTips, deduction } = entry
  const endTime = new Date(+entry.endTime - (isTouched ? CORRECTED.missing : 0))
  return {
    id,
    userId,
    startTime,
    endTime,
    payrate,
    cashTips,
    creditTips,
    deduction,
    paychexId,
    isTouched,
  }
}

/** One for each person without a Paychex ID, at their first entry. */
function overridesOf({ entries }: Week, crew: Crew) {
  const first = new Map(entries.toReversed().map(({ userId, id }) => [userId, id]))
  return [...first].flatMap(([userId, entryId]) =>
    crew.get(userId)!.paychexId === NO_PAYCHEX_ID
      ? [{ kind: 'noPaychexId' as const, entryId, userId, reason: 'Paid by check until the ID arrives.' }]
      : [],
  )
}
