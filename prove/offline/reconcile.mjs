import { ask } from '../database.mjs'
import { idOf } from '../punches.mjs'

/** A scan and its record are this close: the kiosk waits 4 s for an answer before it saves. */
const CLOSE_MS = 8_000

const RECORDS = `
  select coalesce(after, before)->>'userId' as "userId", case when action ~ '^clockIn' then 'in' else 'out' end as direction,
    extract(epoch from case when action ~ '^clockIn' then (after->>'startTime')::timestamptz else (after->>'endTime')::timestamptz end) * 1000 as at,
    'entry' as kind
  from audit_log where entity = 'timeEntry' and action ~ '^clock(In|Out)' and actor_id is null
  union all
  select user_id::text, direction, extract(epoch from at) * 1000, 'attention' from kiosk_punches where review_reason is not null`

/** A scan within five seconds of a manager's clock-out shows that clock-out: the debounce of repeated scans. */
const ENDED_BY_MANAGER = `
  select after->>'userId' as "userId", extract(epoch from at) * 1000 as at
  from audit_log where entity = 'timeEntry' and action = 'clockOut' and actor_id is not null`
const DEBOUNCE_MS = 5_000
const SHOWN_WITHIN_MS = 4_000

/** Punches that were attributed to somebody whose badge it was not. */
const STRANGERS = `
  select count(*)::int as strangers from kiosk_punches left join time_entries on time_entries.id = time_entry_id
  where badge_code <> 'FM-BADGE:' || kiosk_punches.user_id || ':NIGHTSHIFT' or time_entries.user_id <> kiosk_punches.user_id`

/**
 * Matches what people were shown with what the database holds: applied punches by their audit rows, and the list "Needs
 * attention". Each green result has one record of the same person and direction; a record without one is allowed only
 * where the page was killed before it could show it.
 */
export async function reconcile(url, greens) {
  const records = (await ask(url, RECORDS)).map((record) => ({ ...record, at: Number(record.at) }))
  const people = new Map()
  for (const record of records) people.set(record.userId, [...(people.get(record.userId) ?? []), record])
  const unmatched = greens.filter((green) => {
    const [match] = (people.get(idOf(`badge ${green.number}`)) ?? [])
      .filter((record) => !record.green && isClose(record, green))
      .sort((a, b) => Math.abs(a.at - green.at) - Math.abs(b.at - green.at))
    if (match) match.green = green
    return !match
  })
  const ended = await ask(url, ENDED_BY_MANAGER)
  const lost = unmatched.filter((green) => {
    const since = ({ at }) => green.at - Number(at)
    const own = ended.filter(({ userId }) => userId === idOf(`badge ${green.number}`))
    const shown = own.some((end) => since(end) > 0 && since(end) < DEBOUNCE_MS + SHOWN_WITHIN_MS)
    return green.direction === 'in' || !shown
  })
  const unseen = records.filter(({ green }) => !green)
  const twice = unseen.filter((record) =>
    people.get(record.userId).some((other) => other.green && isClose(other, record)),
  )
  const [{ strangers }] = await ask(url, STRANGERS)
  return {
    lost,
    ended: unmatched.length - lost.length,
    twice,
    unseen: unseen.length - twice.length,
    wrongPerson: greens.filter(({ number, scanned }) => number !== scanned).length + strangers,
    attention: records.filter(({ kind }) => kind === 'attention').length,
  }
}

const isClose = (one, other) => one.direction === other.direction && Math.abs(one.at - other.at) < CLOSE_MS
