import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { HOLIDAY_MANAGER, signInOf } from './sign-in.ts'

// Payroll stories create their own people at the second festival, with shifts in years that no other story uses.

const FESTIVAL = 2
/** The positions of that festival in the demo. */
const POSITIONS = ['Krampus', 'Wicked Elf', 'Cocoa Stand'] as const
type PositionName = (typeof POSITIONS)[number]

type Steps = { page: Page; visit: (address: string) => Promise<void> }

/** Opens a page as the manager of the second festival. */
export async function openAsManager({ page, visit }: Steps, path: string) {
  await signInOf(page, HOLIDAY_MANAGER.username, HOLIDAY_MANAGER.password)
  await visit(path)
}

async function answer<T>(reply: Awaited<ReturnType<APIRequestContext['get']>>): Promise<T> {
  expect(reply.ok(), `${reply.url()}: ${reply.status()}`).toBe(true)
  return (await reply.json()) as T
}

let people = 0

/** Creates an employee with the session of the page. */
export async function hire(
  { request }: Page,
  [firstName, lastName]: [string, string],
  { position = 'Krampus' as PositionName, payrate = 15.5, paychexId = '000' } = {},
) {
  people += 1
  const username = `payroll-${process.pid}-${Date.now()}-${people}`
  const body = { firstName, lastName, username, paychexId, festivalId: FESTIVAL }
  const { id } = await answer<{ id: string }>(await request.post('/api/users/signup', { data: body }))
  const positions = await answer<{ id: number; name: string }[]>(await request.get('/api/positions'))
  const positionId = positions.find(({ name }) => name === position)!.id
  await answer(await request.post(`/api/users/${id}/addposition`, { data: { positionId, payrate } }))
  const filter = JSON.stringify({ where: { id }, include: [{ relation: 'userPositions' }] })
  const [user] = await answer<{ userPositions: { id: number }[] }[]>(
    await request.get('/api/users', { params: { filter } }),
  )
  return { id, upId: user!.userPositions[0]!.id }
}

type Shift = { startTime: string; endTime: string | null } & Record<string, unknown>

/** Adds a closed entry. Returns its id. */
export async function worked({ request }: Page, person: { id: string; upId: number }, shift: Shift) {
  const { id } = await answer<{ id: number }>(
    await request.post('/api/addTimeEntry', { data: { userId: person.id, upId: person.upId } }),
  )
  await change(request, id, shift)
  return id
}

export const change = async (request: APIRequestContext, id: number, changes: object) =>
  answer(await request.patch(`/api/timeclock/${id}`, { data: changes }))
