import { tzOffset } from '@date-fns/tz'

const QUARTER_MS = 15 * 60_000
const MOST_CACHED = 10_000

/** Offsets in milliseconds by quarter of an hour: no zone changes its offset within one. */
const cache = new Map<string, Map<number, number>>()

function offsetAt(ms: number, timeZone: string) {
  let ofZone = cache.get(timeZone)
  if (!ofZone || ofZone.size >= MOST_CACHED) {
    ofZone = new Map()
    cache.set(timeZone, ofZone)
  }
  const quarter = Math.floor(ms / QUARTER_MS)
  let offset = ofZone.get(quarter)
  if (offset === undefined) {
    offset = tzOffset(timeZone, new Date(ms)) * 60_000
    ofZone.set(quarter, offset)
  }
  return offset
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/**
 * The same as `formatDate` and `formatTime` of time.ts, a hundred times as fast: looking up the zone takes most of the
 * time of a file with thousands of lines.
 */
export function localDateAndTime(instant: string, timeZone: string) {
  const ms = Date.parse(instant)
  const local = new Date(ms + offsetAt(ms, timeZone))
  const hours = local.getUTCHours()
  const year = String(local.getUTCFullYear()).padStart(4, '0')
  const clock = [hours % 12 || 12, twoDigits(local.getUTCMinutes()), twoDigits(local.getUTCSeconds())]
  return {
    date: `${local.getUTCMonth() + 1}/${local.getUTCDate()}/${year}`,
    time: `${clock.join(':')} ${hours < 12 ? 'AM' : 'PM'}`,
  }
}
