import type { NewEntryFor } from '@nightshift/shared/time/timeclock/contract'
import { type LocalField, meaningOf } from '../../../ui/local-time/local-field.ts'
import type { ENTRY } from '../editor/entry-editor.texts.ts'

export type AddForm = { userId: string; position: string; start: LocalField; end: LocalField }
type Field = 'person' | 'position' | 'start' | 'end'

export type AddReading =
  | { kind: 'problem'; field: Field; problem: keyof typeof ENTRY.problems }
  | { kind: 'read'; entry: Required<NewEntryFor> }

/** Parses the form into a new entry. */
export function readAdd({ userId, position, ...times }: AddForm, timeZone: string): AddReading {
  const problem = (field: Field, of: keyof typeof ENTRY.problems) =>
    ({ kind: 'problem', field, problem: of }) as const
  if (!userId) return problem('person', 'missing')
  if (!position) return problem('position', 'missing')
  const [start, end] = [meaningOf(times.start, timeZone), meaningOf(times.end, timeZone)]
  if (start.kind !== 'instant') return problem('start', start.kind === 'empty' ? 'missing' : start.kind)
  if (end.kind !== 'instant') return problem('end', end.kind === 'empty' ? 'missing' : end.kind)
  if (end.instant < start.instant) return problem('end', 'endBeforeStart')
  const [startTime, endTime] = [start.instant.toISOString(), end.instant.toISOString()]
  return { kind: 'read', entry: { userId, positionId: Number(position), startTime, endTime } }
}
