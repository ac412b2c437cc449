import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

// An evening of the demo, made and played through the API only.

const FESTIVAL = 1
const MINUTE_MS = 60_000
/** People are called a minute after the start, and late from then on. */
const CALL_IN_MS = MINUTE_MS
const SCANNING_MS = 2 * MINUTE_MS

/** Makes tonight a night whose gates open at 7 PM within two hours, fills its plan and publishes it. */
export async function planEvening(origin) {
  const admin = await signIn(origin, 'admin', 'adablackwood')
  const now = new Date()
  const timeZone = zoneInTheEvening(now)
  await admin('PATCH', `/api/festivals/${FESTIVAL}`, { timeZone })
  const tonight = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  const gatesAt = instantOf(tonight, 19, timeZone)
  const { updatedAt: _, ...season } = await admin('GET', `/api/festivals/${FESTIVAL}/season`)
  const opensAt = instantOf(daysBefore(tonight, 14), 19, timeZone).toISOString()
  await admin('PATCH', `/api/festivals/${FESTIVAL}/season`, {
    ...season,
    ...{ opensAt, weekends: 4, extraNights: [tonight] },
  })
  const settings = await admin('GET', `/api/festivals/${FESTIVAL}/plan-settings`)
  await admin('PATCH', `/api/festivals/${FESTIVAL}/plan-settings`, {
    callMinutes: Math.round((gatesAt - now - CALL_IN_MS) / MINUTE_MS),
    lateAfterMinutes: 0,
    positions: settings.positions.map(({ positionId }) => ({ positionId, callMinutes: null })),
    updatedAt: settings.updatedAt,
  })
  const plan = await admin('GET', `/api/night-plan?festivalId=${FESTIVAL}`)
  const of = { festivalId: FESTIVAL, seasonId: plan.season.id }
  const { proposals } = await admin('POST', '/api/night-plan/fill', { ...of, nights: [tonight] })
  const places = proposals.map(({ nightsBefore, chosenFrom, ...place }) => place)
  await admin('POST', '/api/night-plan/fill/apply', { ...of, places })
  const { fingerprint } = await admin('GET', `/api/publication?festivalId=${FESTIVAL}&night=${tonight}`)
  await admin('POST', '/api/publication', { ...of, night: tonight, seen: fingerprint })
  return { places, people: plan.people }
}

/** Most come before the call, some late, a few never, and two who are not on the plan. */
export async function scanIn(origin, { places, people }, { say, isStopping }) {
  const planned = new Set(places.map(({ userId }) => userId))
  const extras = people
    .filter(({ id, isActive, positionIds }) => isActive && positionIds.length && !planned.has(id))
    .slice(0, 2)
    .map(({ id, positionIds }) => ({ userId: id, positionId: positionIds[0] }))
  const nameOf = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
  const comers = [...places.filter((_, index) => index % 12 !== 5), ...extras]
  const begun = Date.now()
  const arrivals = comers
    .map((place, index) => ({ place, at: randomInt(index % 8 === 3 ? SCANNING_MS : CALL_IN_MS) }))
    .sort((one, other) => one.at - other.at)
  for (const { place, at } of arrivals) {
    await sleep(Math.max(0, begun + at - Date.now()))
    if (isStopping()) return
    await scan(origin, place)
    say(`  ${nameOf.get(place.userId)} scans in.`)
  }
}

/** A person's first badge has the person's id. Whoever holds several positions is asked for one. */
async function scan(origin, { userId, positionId }) {
  const badgeCode = `FM-BADGE:${userId}:NIGHTSHIFT`
  const visitor = callerOf(origin)
  const { upRecords } = await visitor('POST', '/api/badgescan', { badgeCode })
  const chosen = upRecords?.find((held) => held.positionId === positionId) ?? upRecords?.[0]
  if (chosen) await visitor('POST', '/api/badgescan', { badgeCode, upId: chosen.id })
}

async function signIn(origin, username, password) {
  const response = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return callerOf(origin, cookies.join('; '))
}

const callerOf =
  (origin, cookie = '') =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
    return text && JSON.parse(text)
  }

/** A zone in which it is between 5 and 6 PM now, so that the evening can begin at any hour of the day. */
const zoneInTheEvening = (now) =>
  Intl.supportedValuesOf('timeZone').find((timeZone) => hourIn(now, timeZone) === 17)

const hourIn = (instant, timeZone) =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(instant))

/** The instant of a full hour: zones differ by quarters of an hour, up to 14 hours. */
function instantOf(date, hour, timeZone) {
  const guess = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00Z`)
  for (let quarter = -56; quarter <= 56; quarter += 1) {
    const instant = new Date(guess + quarter * 15 * MINUTE_MS)
    const local = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(instant)
    if (local === `${date} ${String(hour).padStart(2, '0')}:00`) return instant
  }
  throw new Error(`${date} ${hour}:00 is not a time in ${timeZone}.`)
}

const daysBefore = (date, days) =>
  new Date(Date.parse(date) - days * 1_440 * MINUTE_MS).toISOString().slice(0, 10)
