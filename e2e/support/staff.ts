import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { type APIRequestContext, request } from '@playwright/test'
import { DEMO } from './sign-in.ts'

type Named = { id: number; name: string }

let people = 0

/** Somebody new at the demo's first festival, with these positions of the demo; each story has people of its own. */
export async function hire(address: string, firstName: string, ...positionNames: string[]) {
  const office = await request.newContext({ baseURL: address })
  await post(office, '/api/users/login', { username: 'admin', password: DEMO.admin })
  people += 1
  const username = `kiosk-${process.pid}-${Date.now()}-${people}`
  const person = await post(office, '/api/users/signup', {
    firstName,
    middleName: '',
    lastName: 'Kiosk',
    email: '',
    phone: '',
    paychexId: '',
    accessLvl: 0,
    username,
    festivalId: 1,
  })
  const positions: Named[] = await (await office.get('/api/positions')).json()
  for (const name of positionNames) {
    const { id: positionId } = positions.find((position) => position.name === name)!
    await post(office, `/api/users/${person.id}/addposition`, { positionId, payrate: 15 })
  }
  return {
    id: person.id as string,
    username,
    /** Their shifts, newest first. */
    shifts: async () => {
      const filter = JSON.stringify({ where: { userId: person.id }, order: 'startTime DESC' })
      return (await office.get('/api/timeclock', { params: { filter } })).json()
    },
    /** Has them clock in, an hour ago. */
    arrive: async () => {
      const scan = await post(office, '/api/badgescan', { badgeCode: badgeCodeOf(person.id) })
      const startTime = new Date(Date.now() - 60 * 60_000).toISOString()
      await office.patch(`/api/timeclock/${scan.timesheetId}`, { data: { startTime } })
    },
    leave: () => office.patch(`/api/users/${person.id}`, { data: { isActive: false } }),
  }
}

async function post(office: APIRequestContext, path: string, data: object) {
  const answer = await office.post(path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}
