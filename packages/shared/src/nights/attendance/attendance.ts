import type { Answer } from '../night-plan/place.ts'

const MINUTE_MS = 60_000

/** What a lead marked a place with. */
export const MARKS = ['excused', 'noShow'] as const
export type Mark = (typeof MARKS)[number]

/** The mark that counts: who declined while there was time is excused, unless a lead says otherwise. */
export const countedMark = ({ mark, answer }: { mark: Mark | null; answer: Answer | null }): Mark | null =>
  mark ?? (answer === 'declined' ? 'excused' : null)

export type PlaceTimes = { callAt: Date; gatesAt: Date }
export type Attendance =
  | { kind: 'expected' | 'late' | 'missing' | Mark }
  | { kind: 'in'; arrivedLate: boolean; hasLeft: boolean }

type Attended = {
  /** The entry that fills the place; never guessed from times. */
  entry: { startTime: Date; endTime: Date | null } | null
  mark: Mark | null
}

/** Whether a clock-in is late: more than so many minutes after the call time. */
export const isLate = (clockedInAt: Date, callAt: Date, lateAfterMinutes: number) =>
  clockedInAt.getTime() > callAt.getTime() + lateAfterMinutes * MINUTE_MS

/**
 * How a planned place stands now. A clock-in counts more than a mark: somebody who was marked and comes is in. Late is
 * past the call time, missing when the gates have opened as well.
 */
export function attendanceOf(
  { entry, mark }: Attended,
  { callAt, gatesAt }: PlaceTimes,
  lateAfterMinutes: number,
  now: Date,
): Attendance {
  if (entry)
    return {
      kind: 'in',
      arrivedLate: isLate(entry.startTime, callAt, lateAfterMinutes),
      hasLeft: entry.endTime !== null,
    }
  if (mark) return { kind: mark }
  if (!isLate(now, callAt, lateAfterMinutes)) return { kind: 'expected' }
  return { kind: now >= gatesAt ? 'missing' : 'late' }
}

export type BoardCounts = Record<
  'needed' | 'expected' | 'in' | 'late' | 'missing' | 'excused' | 'extra' | 'left',
  number
>

/** The figures of a position tonight. Extra are those who clocked in without a place, left those who have clocked out again. No-shows count as missing. */
export function boardCounts(needed: number, attendances: Attendance[], extra: number): BoardCounts {
  const count = (...kinds: Attendance['kind'][]) =>
    attendances.filter(({ kind }) => kinds.includes(kind)).length
  const left = attendances.filter((one) => one.kind === 'in' && one.hasLeft).length
  return {
    needed,
    extra,
    left,
    expected: count('expected'),
    in: count('in') - left,
    late: count('late'),
    missing: count('missing', 'noShow'),
    excused: count('excused'),
  }
}
