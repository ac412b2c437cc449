import { newName, type openOffice } from './office.ts'

const HOUR_MS = 60 * 60_000

type Office = Awaited<ReturnType<typeof openOffice>>

/** Creates an employee with these positions of the demo. Each story uses its own people. */
export async function hire(
  office: Office,
  firstName: string,
  positionNames: string[],
  { accessLvl = 0 } = {},
) {
  const lastName = newName()
  const { id, username } = await office.hire(lastName, { firstName, positions: 0, accessLvl })
  const positions: { id: number; name: string }[] = await (await office.calls.get('/api/positions')).json()
  for (const name of positionNames) {
    const { id: positionId } = positions.find((position) => position.name === name)!
    await office.calls.post(`/api/users/${id}/addposition`, { data: { positionId, payrate: 15 } })
  }
  /** Their shifts, newest first. */
  const shifts = async (): Promise<Record<string, unknown>[]> => {
    const filter = JSON.stringify({ where: { userId: id }, order: 'startTime DESC' })
    return (await office.calls.get('/api/timeclock', { params: { filter } })).json()
  }
  return {
    id,
    username,
    name: `${firstName} ${lastName}`,
    shifts,
    /** Moves the start of the open shift so many hours into the past. */
    haveBeenInFor: async (hours: number) => {
      const [open] = await shifts()
      const startTime = new Date(Date.now() - hours * HOUR_MS).toISOString()
      await office.calls.patch(`/api/timeclock/${open!.id}`, { data: { startTime } })
    },
  }
}
