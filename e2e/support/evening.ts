import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { addDays, dateAt, firstInstant } from '@nightshift/shared/local-time'
import type { NightPlan } from '@nightshift/shared/nights/night-plan/contract'
import { formatInZone } from '@nightshift/shared/time'
import { type APIRequestContext, expect } from '@playwright/test'
import { DEMO, type DemoUser } from './sign-in.ts'

const FESTIVAL = 1

type Playwright = { request: { newContext: (options: { baseURL: string }) => Promise<APIRequestContext> } }
type Made = { id: number }
type Hired = { id: string; positionId: number }

/**
 * Makes it evening at the demo's first festival, on a server of the story's own: a time zone in which it is between 10
 * and 11 PM, and a season with a night yesterday, one today and one in two days, gates at 7 PM. No position needs anybody
 * yet. Returns what an administrator does about it without a screen.
 */
export async function makeEvening(playwright: Playwright, origin: string) {
  const now = new Date()
  const timeZone = Intl.supportedValuesOf('timeZone').find((zone) => formatInZone(now, 'H', zone) === '22')!
  const tonight = dateAt(now, timeZone)
  const [lastNight, nextNight] = [addDays(tonight, -1), addDays(tonight, 2)]
  const at = (date: string, time: string) => firstInstant(date, time, timeZone)!.toISOString()

  const { get, post, patch, close } = await signedIn(playwright, origin, 'admin')
  const festivals = await get<{ id: number; updatedAt: string }[]>('/api/festivals')
  const { updatedAt } = festivals.find(({ id }) => id === FESTIVAL)!
  await patch(`/api/festivals/${FESTIVAL}`, { timeZone, updatedAt })
  await patch(`/api/festivals/${FESTIVAL}/season`, {
    opensAt: at(addDays(tonight, -21), '19:00'),
    weekends: 1,
    extraNights: [lastNight, tonight, nextNight],
    shiftStart: '17:00',
    shiftEnd: '01:00',
  })
  const plan = await get<NightPlan>('/api/night-plan', { festivalId: String(FESTIVAL) })
  const positions = plan.events.flatMap(({ positions }) => positions)
  const of = { festivalId: FESTIVAL, seasonId: plan.season.id }
  const need = (positionId: number, night: string | null, needed: number, seen: number) =>
    patch('/api/night-plan/needs', { ...of, night, positionId, needed, seen })
  for (const { id, needed } of positions) await need(id, null, 0, needed)

  let people = 0
  return {
    tonight,
    lastNight,
    nextNight,
    at,
    close,
    /** Hires somebody for a position of the demo. */
    async hire(firstName: string, lastName: string, position: string) {
      people += 1
      const username = `evening-${people}`
      const { id } = await post<{ id: string }>('/api/users/signup', {
        firstName,
        lastName,
        username,
        festivalId: FESTIVAL,
      })
      const positionId = positions.find(({ name }) => name === position)!.id
      await post(`/api/users/${id}/addposition`, { positionId, payrate: 15.5 })
      return { id, positionId, name: `${firstName} ${lastName}` }
    },

    plan: ({ id: userId, positionId }: Hired, night: string) =>
      post('/api/night-plan/places', { ...of, night, positionId, userId }),

    async publish(night: string) {
      const query = { festivalId: String(FESTIVAL), night }
      const { fingerprint: seen } = await get<{ fingerprint: string }>('/api/publication', query)
      await post('/api/publication', { ...of, night, seen })
    },

    /** A shift; open without an end. */
    async shift({ id: userId, positionId }: Hired, start: string, end?: string) {
      const until = end ?? new Date(Date.parse(start) + 60_000).toISOString()
      const { id } = await post<Made>('/api/addTimeEntry', {
        userId,
        positionId,
        startTime: start,
        endTime: until,
      })
      if (!end) await patch(`/api/timeclock/${id}`, { endTime: null })
    },

    /** A badge at the kiosk. Returns the shift that it opens. */
    async scan({ id }: Hired) {
      const { timesheetId } = await post<{ timesheetId: number }>('/api/badgescan', {
        badgeCode: badgeCodeOf(id),
      })
      return timesheetId
    },

    moveStart: (shift: number, startTime: string) => patch(`/api/timeclock/${shift}`, { startTime }),

    async report(night: string) {
      const query = { festivalId: String(FESTIVAL), night }
      const { seen } = await get<{ seen: string }>('/api/night-reports/closing', query)
      await post('/api/night-reports', { festivalId: FESTIVAL, night, seen })
    },
  }
}

/** The calls of a demo login at another origin than that of the other stories. */
async function signedIn(playwright: Playwright, baseURL: string, username: DemoUser) {
  const calls: APIRequestContext = await playwright.request.newContext({ baseURL })
  const answer = async <T>(path: string, reply: ReturnType<APIRequestContext['get']>): Promise<T> => {
    const answered = await reply
    const text = await answered.text()
    expect(answered.ok(), `${path}: ${answered.status()} ${text}`).toBe(true)
    return (text ? JSON.parse(text) : undefined) as T
  }
  const post = <T = unknown>(path: string, data: object) => answer<T>(path, calls.post(path, { data }))
  await post('/api/users/login', { username, password: DEMO[username] })
  return {
    get: <T>(path: string, params: Record<string, string> = {}) =>
      answer<T>(path, calls.get(path, { params })),
    post,
    patch: (path: string, data: object) => answer(path, calls.patch(path, { data })),
    close: () => calls.dispose(),
  }
}
