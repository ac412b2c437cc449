import { newName, openOffice } from './office.ts'

const HOUR_MS = 60 * 60_000

export type Employee = { id: string; name: string }

/** Creates an employee with these positions of the demo. Each story uses its own people. */
export async function hire(
  playwright: Parameters<typeof openOffice>[0],
  firstName: string,
  ...positionNames: string[]
) {
  const office = await openOffice(playwright)
  const lastName = newName()
  const { id } = await office.hire(lastName, { firstName, positions: 0 })
  const positions: { id: number; name: string }[] = await (await office.calls.get('/api/positions')).json()
  for (const name of positionNames) {
    const { id: positionId } = positions.find((position) => position.name === name)!
    await office.calls.post(`/api/users/${id}/addposition`, { data: { positionId, payrate: 15 } })
  }
  return {
    id,
    name: `${firstName} ${lastName}`,
    /** Their shifts, newest first. */
    shifts: async () => {
      const filter = JSON.stringify({ where: { userId: id }, order: 'startTime DESC' })
      return (await office.calls.get('/api/timeclock', { params: { filter } })).json()
    },
    /** Opens a shift that started an hour ago or more. */
    arrive: async (hours = 1) => {
      const { timesheetId } = await office.scan(id)
      const startTime = new Date(Date.now() - hours * HOUR_MS).toISOString()
      await office.calls.patch(`/api/timeclock/${timesheetId}`, { data: { startTime } })
    },
    leave: () => office.change(id, { isActive: false }),
  }
}
