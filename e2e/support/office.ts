import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO, type DemoUser, signIn } from './sign-in.ts'
import { at, BRAND_HOST, test as base, expect } from './test.ts'

type Playwright = { request: { newContext: (options: { baseURL: string }) => Promise<APIRequestContext> } }
type Person = { id: string; firstName: string; lastName: string; username: string; updatedAt: string }

const FESTIVAL = 1

/** A unique name, so that parallel stories do not share people. */
export const newName = () => `Zz${randomUUID().replaceAll('-', '').slice(0, 10)}`

/** API client of the office, signed in as a demo login. */
export async function openOffice(playwright: Playwright, username: DemoUser = 'manager') {
  const calls = await playwright.request.newContext({ baseURL: at(BRAND_HOST) })
  await calls.post('/api/users/login', { data: { username, password: DEMO[username] } })
  const send = async (path: string, data: object) => {
    const answer = await calls.post(path, { data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const list = async (path: string, filter: object) =>
    (await calls.get(path, { params: { filter: JSON.stringify(filter) } })).json()

  return {
    calls,
    /** Creates an employee with the first positions of the demo. */
    async hire(lastName: string, { firstName = 'Ash', positions = 1, accessLvl = 0 } = {}): Promise<Person> {
      const username = `${firstName}${lastName}`.toLowerCase().replaceAll(' ', '').slice(0, 60)
      const festivalId = FESTIVAL
      const body = { firstName, lastName, username, accessLvl, festivalId }
      const person = await send('/api/users/signup', body)
      const all = await list('/api/positions', { order: ['id ASC'] })
      for (const { id: positionId } of all.slice(0, positions)) {
        await send(`/api/users/${person.id}/addposition`, { positionId, payrate: 15.5 })
      }
      return person
    },
    change: (id: string, data: object) => calls.patch(`/api/users/${id}`, { data }),
    /** Scans the badge at the kiosk, which needs no session. For people with one position. */
    scan: (id: string) => send('/api/badgescan', { badgeCode: `FM-BADGE:${id}:NIGHTSHIFT` }),
    clockOut: async (userId: string) => {
      const where = { userId, endTime: null }
      const [{ id }] = await list('/api/timeclock', { where })
      await send('/api/timeclock/clockout', { ids: [id] })
    },
    close: () => calls.dispose(),
  }
}

/** Fixture: an API client of the office beside the page. */
export const test = base.extend<{ office: Awaited<ReturnType<typeof openOffice>> }>({
  office: async ({ playwright }, use) => {
    const office = await openOffice(playwright)
    await use(office)
    await office.close()
  },
})

type Steps = { page: Page; visit: (address: string) => Promise<void> }

/** Opens a page of the office with a session. */
export async function openAs({ page, visit }: Steps, username: DemoUser, path: string) {
  if (username === 'admin') {
    const festival = { name: 'FM_CUR_FEST', value: String(FESTIVAL), url: at(BRAND_HOST) }
    await page.context().addCookies([festival])
  }
  await signIn(page, username)
  await visit(path)
  expect(new URL(page.url()).pathname).toBe(path.replace(/[?#].*/, ''))
}

/** Blocks live events, so that parallel stories cause no refetch, for stories in which a refetch fails. */
export const withoutLive = (page: Page) => page.route('**/api/live', (route) => route.abort())
