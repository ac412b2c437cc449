import { addDays, dateAt, firstInstant } from '@nightshift/shared/local-time'
import { formatInZone } from '@nightshift/shared/time'
import { type APIRequestContext, expect } from '@playwright/test'
import { DEMO } from './sign-in.ts'

const FESTIVAL = 1

type Playwright = { request: { newContext: (options: { baseURL: string }) => Promise<APIRequestContext> } }
type Made = { id: number }

/**
 * Makes it evening at the demo's first festival, on a server of the story's own: a time zone in which it is between 10
 * and 11 PM, and a season with a night today and one yesterday, gates at 7 PM.
 */
export async function makeEvening(playwright: Playwright, origin: string) {
  const now = new Date()
  const timeZone = Intl.supportedValuesOf('timeZone').find((zone) => formatInZone(now, 'H', zone) === '22')!
  const tonight = dateAt(now, timeZone)
  const lastNight = addDays(tonight, -1)
  const at = (date: string, time: string) => firstInstant(date, time, timeZone)!.toISOString()

  const admin = await signedIn(playwright, origin, 'admin')
  const festivals = await admin.get<{ id: number; updatedAt: string }[]>('/api/festivals')
  const { updatedAt } = festivals.find(({ id }) => id === FESTIVAL)!
  await admin.patch(`/api/festivals/${FESTIVAL}`, { timeZone, updatedAt })
  await admin.patch(`/api/festivals/${FESTIVAL}/season`, {
    opensAt: at(addDays(tonight, -21), '19:00'),
    ...{ weekends: 1, extraNights: [lastNight, tonight], shiftStart: '17:00', shiftEnd: '01:00' },
  })
  const seasons = await admin.get<Made[]>(`/api/festivals/${FESTIVAL}/seasons`)
  await admin.close()

  const manager = await signedIn(playwright, origin, 'manager')
  let people = 0
  return {
    tonight,
    lastNight,
    at,
    /** Hires somebody for a position of the demo. */
    async hire(firstName: string, lastName: string, position: string) {
      people += 1
      const username = `evening-${people}`
      const body = { firstName, lastName, username, festivalId: FESTIVAL }
      const { id } = await manager.post<{ id: string }>('/api/users/signup', body)
      const positions = await manager.get<{ id: number; name: string }[]>('/api/positions')
      const positionId = positions.find(({ name }) => name === position)!.id
      await manager.post(`/api/users/${id}/addposition`, { positionId, payrate: 15.5 })
      return { id, positionId }
    },

    plan: ({ id: userId, positionId }: { id: string; positionId: number }, night: string) =>
      manager.post('/api/night-plan/places', {
        ...{ festivalId: FESTIVAL, seasonId: seasons[0]!.id, night, positionId, userId },
      }),

    /** A shift; open without an end. */
    async shift({ id: userId, positionId }: { id: string; positionId: number }, start: string, end?: string) {
      const until = end ?? new Date(Date.parse(start) + 60_000).toISOString()
      const body = { userId, positionId, startTime: start, endTime: until }
      const { id } = await manager.post<Made>('/api/addTimeEntry', body)
      if (!end) await manager.patch(`/api/timeclock/${id}`, { endTime: null })
      return id
    },
    close: () => manager.close(),
  }
}

/** The calls of a demo login at another origin than that of the other stories. */
export async function signedIn(playwright: Playwright, baseURL: string, username: keyof typeof DEMO) {
  const calls: APIRequestContext = await playwright.request.newContext({ baseURL })
  const answer = async <T>(path: string, reply: ReturnType<APIRequestContext['get']>): Promise<T> => {
    const answered = await reply
    expect(answered.ok(), `${path}: ${answered.status()} ${await answered.text()}`).toBe(true)
    return (await answered.json()) as T
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
