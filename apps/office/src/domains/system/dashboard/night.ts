import type { Night } from '@nightshift/shared/system/dashboard/contract'

type Point = Night['points'][number]

/** Points are 15 minutes apart; the first is on the hour, and the last may be now. */
const PER_HOUR = 4
const HOUR_MS = 3_600_000

/** Trims a night to its worked part, with an hour on both sides. */
export function workedPart(points: Point[]): Point[] {
  const first = points.findIndex(({ count }) => count > 0)
  if (first === -1) return []
  const last = points.findLastIndex(({ count }) => count > 0)
  const from = Math.max(0, (Math.floor(first / PER_HOUR) - 1) * PER_HOUR)
  return points.slice(from, (Math.ceil(last / PER_HOUR) + 1) * PER_HOUR + 1)
}

/** The points on the hour, of the output of `workedPart`. */
export const hoursOf = (points: Point[]) =>
  points.filter(({ at }) => (Date.parse(at) - Date.parse(points[0]!.at)) % HOUR_MS === 0)

/** The first point with the highest count. */
export const peakOf = (points: Point[]) =>
  points.reduce<Point | undefined>(
    (most, point) => (most && most.count >= point.count ? most : point),
    undefined,
  )

/** 'Saturday, November 2, 2024': a date has no time zone. */
export const nightText = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
