import {
  type Attendance,
  attendanceOf,
  type BoardCounts,
  boardCounts,
  countedMark,
} from '../attendance/attendance.ts'
import { groupBy } from '../night-plan/group-by.ts'
import type { Board, BoardExtra, BoardPlace, BoardPosition } from './contract.ts'

export type PlaceOnBoard = BoardPlace & { attendance: Attendance }
export type PositionOnBoard = BoardPosition & {
  counts: BoardCounts
  places: PlaceOnBoard[]
  extras: BoardExtra[]
}
export type EventOnBoard = { name: string; counts: BoardCounts; positions: PositionOnBoard[] }

/** Who needs somebody comes first, then who is in, then who is settled. */
const ORDER: Attendance['kind'][] = ['missing', 'noShow', 'late', 'expected', 'in', 'excused']

/** The board at an instant: tonight's positions by event, each with its figures and its people. */
export function boardOf(board: Board, now: Date) {
  if (!board.tonight) return { events: [], counts: sumOf([]) }
  const gatesAt = new Date(board.tonight.gatesAt)
  const inNow = new Set(
    board.places.filter(({ entry }) => entry && !entry.endTime).map(({ userId }) => userId),
  )
  const attendance = ({ entry, callAt, ...place }: BoardPlace): Attendance => {
    // Who works the first half is here: the second is not late before it began.
    if (!entry && !place.mark && inNow.has(place.userId)) return { kind: 'expected' }
    const attended = {
      entry: entry && {
        startTime: new Date(entry.startTime),
        endTime: entry.endTime ? new Date(entry.endTime) : null,
      },
      mark: countedMark(place),
    }
    return attendanceOf(attended, { callAt: new Date(callAt), gatesAt }, board.lateAfterMinutes, now)
  }
  const places = groupBy(
    board.places.map((place) => ({ ...place, attendance: attendance(place) })),
    ({ positionId }) => positionId,
  )
  const extras = groupBy(board.extras, ({ positionId }) => positionId)
  const positions = board.positions.map((position): PositionOnBoard => {
    const own = { places: places.get(position.id) ?? [], extras: extras.get(position.id) ?? [] }
    const attendances = own.places.map((place) => place.attendance)
    return {
      ...position,
      ...own,
      places: own.places.sort((a, b) => rankOf(a) - rankOf(b) || compare(a.name, b.name) || a.id - b.id),
      counts: boardCounts(position.needed, attendances, own.extras.length),
    }
  })
  const events = [...groupBy(positions, ({ eventName }) => eventName)].map(([name, own]) => ({
    name,
    positions: own,
    counts: sumOf(own),
  }))
  return { events, counts: sumOf(positions) }
}

const rankOf = ({ attendance }: PlaceOnBoard) => ORDER.indexOf(attendance.kind)
const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

const NOBODY: BoardCounts = {
  needed: 0,
  expected: 0,
  in: 0,
  late: 0,
  missing: 0,
  excused: 0,
  extra: 0,
  left: 0,
}
export const COUNTS = Object.keys(NOBODY) as (keyof BoardCounts)[]

function sumOf(positions: { counts: BoardCounts }[]) {
  const sum = { ...NOBODY }
  for (const { counts } of positions) for (const key of COUNTS) sum[key] += counts[key]
  return sum
}

/** How many are still to be found: needed, less those who are in, were in or may still come. */
export const openPlaces = ({ needed, expected, late, in: there, extra, left }: BoardCounts) =>
  Math.max(0, needed - expected - late - there - extra - left)
