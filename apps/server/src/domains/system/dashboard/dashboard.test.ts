import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { seasons } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })

/** Every test has a festival of its own, seen by somebody who reaches all. */
async function elsewhere(settings = {}) {
  const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
  const { id } = await venue.festival('Elsewhere', settings)
  const positionId = (await venue.position('Actor', { festivalId: id })).id
  const work = async (start: string, end: string | null, changes = {}) => {
    const { id: userId } = await venue.person('Ash', { festivalId: id })
    return venue.shift(userId, start, end, { festivalId: id, positionId, ...changes })
  }
  const apply = (createdAt: string, status: 'new' | 'held' | 'rejected', changes = {}) =>
    venue.application({ festivalId: id, createdAt: new Date(createdAt), status, ...changes })
  const season = async (year: number) => {
    const [made] = await venue.db
      .insert(seasons)
      .values({ festivalId: id, year, beginsAt: new Date(`${year}-01-01T05:00:00Z`) })
      .returning()
    return made!.id
  }
  return {
    season,
    work,
    apply,
    night: async () => (await ada.get(`/api/festivals/${id}/night`)).json(),
    weeks: async (query = {}) => (await ada.get(`/api/festivals/${id}/applicationWeeks`, query)).json(),
  }
}

type Night = { date: string | null; points: { at: string; count: number }[] }
const at = ({ points }: Night, instant: string) =>
  points.find((point) => point.at === new Date(instant).toISOString())?.count

describe('the night', () => {
  test('counts who was on the clock every 15 minutes, until now', async () => {
    // The venue's clock stands at 10/4/2024 6:00 PM in New York.
    const { work, night } = await elsewhere()
    await work('2024-10-04T20:50:00Z', null)
    await work('2024-10-04T21:00:00Z', '2024-10-04T21:45:00Z')
    const answer = await night()
    expect(answer.date).toBe('2024-10-04')
    expect(answer.points[0].at).toBe('2024-10-04T16:00:00.000Z')
    expect(answer.points.at(-1)).toEqual({ at: '2024-10-04T22:00:00.000Z', count: 1 })
    const counts = ['20:45', '21:00', '21:30', '21:45'].map((time) => at(answer, `2024-10-04T${time}:00Z`))
    expect(counts).toEqual([1, 2, 2, 1])
  })

  test('includes punches of a moment ago', async () => {
    venue.clock.now = new Date('2024-10-04T22:07:00Z')
    const { work, night } = await elsewhere()
    await work('2024-10-04T22:05:00Z', null)
    await work('2024-10-04T22:01:00Z', '2024-10-04T22:02:00Z')
    const { points } = await night()
    venue.clock.now = new Date('2024-10-04T22:00:00Z')
    expect(points.slice(-2)).toEqual([
      { at: '2024-10-04T22:00:00.000Z', count: 2 },
      { at: '2024-10-04T22:07:00.000Z', count: 1 },
    ])
  })

  test('is the latest one with work, and extends past midnight', async () => {
    const { work, night } = await elsewhere()
    await work('2024-09-13T21:00:00Z', '2024-09-14T05:00:00Z')
    await work('2024-09-14T21:00:00Z', '2024-09-15T05:30:00Z')
    const answer = await night()
    expect(answer.date).toBe('2024-09-14')
    expect(at(answer, '2024-09-15T05:15:00Z')).toBe(1)
    expect(at(answer, '2024-09-14T04:00:00Z')).toBeUndefined()
  })

  test("has 25 hours when daylight saving time ends, in the festival's time zone only", async () => {
    venue.clock.now = new Date('2024-12-01T12:00:00Z')
    const { work, night } = await elsewhere()
    await work('2024-11-02T21:00:00Z', '2024-11-03T06:00:00Z')
    const { date, points } = await night()
    venue.clock.now = new Date('2024-10-04T22:00:00Z')
    expect({ date, hours: (points.length - 1) / 4 }).toEqual({ date: '2024-11-02', hours: 25 })
  })

  test('ignores deleted, zero-length and future shifts', async () => {
    const { work, night } = await elsewhere()
    await work('2024-09-13T21:00:00Z', '2024-09-14T05:00:00Z')
    await work('2024-09-20T21:00:00Z', '2024-09-21T05:00:00Z', { deletedAt: new Date() })
    await work('2024-09-25T21:00:00Z', '2024-09-25T21:00:00Z')
    await work('2025-09-20T21:00:00Z', '2025-09-21T05:00:00Z')
    expect((await night()).date).toBe('2024-09-13')
  })

  test('is empty without any work', async () => {
    const { night } = await elsewhere()
    expect(await night()).toEqual({ date: null, points: [] })
  })
})

describe('the weeks of applications', () => {
  test('run from the first to the last, by status', async () => {
    const { apply, weeks } = await elsewhere()
    await apply('2024-08-05T12:00:00Z', 'new')
    await apply('2024-08-05T13:00:00Z', 'held')
    // Still Sunday evening at the festival.
    await apply('2024-08-12T02:00:00Z', 'rejected')
    await apply('2024-08-20T12:00:00Z', 'new')
    const none = { new: 0, held: 0, rejected: 0, hired: 0 }
    expect(await weeks()).toEqual([
      { ...none, week: '2024-08-05', new: 1, held: 1, rejected: 1 },
      { ...none, week: '2024-08-12' },
      { ...none, week: '2024-08-19', new: 1 },
    ])
  })

  test('are those of the current season, or of the one that is named', async () => {
    const { apply, weeks, season } = await elsewhere()
    const seasonId = await season(2023)
    // An early application belongs to the season it was sent to, whenever that was.
    await apply('2023-12-04T12:00:00Z', 'new')
    await apply('2023-08-07T12:00:00Z', 'held', { seasonId, archivedAt: new Date() })
    const weeksOf = async (query = {}) => (await weeks(query)).map(({ week }: { week: string }) => week)
    expect(await weeksOf()).toEqual(['2023-12-04'])
    expect(await weeksOf({ seasonId })).toEqual(['2023-08-07'])
  })

  test('of a season of another festival are not found, and another value is refused', async () => {
    const { weeks } = await elsewhere()
    expect((await weeks({ seasonId: venue.home.seasonId })).error.statusCode).toBe(404)
    expect((await weeks({ seasonId: 'last' })).error.statusCode).toBe(400)
  })

  test('are empty while the festival takes no applications', async () => {
    const { apply, weeks } = await elsewhere({ enableApps: false })
    await apply('2024-08-05T12:00:00Z', 'new')
    expect(await weeks()).toEqual([])
  })
})

test.each(['night', 'applicationWeeks', 'applicationLimit'])(
  '%s of a festival that does not exist is not found',
  async (part) => {
    const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
    expect((await ada.get(`/api/festivals/2000000000/${part}`)).statusCode).toBe(404)
    expect((await mara.get(`/api/festivals/${venue.home.id}/${part}`)).statusCode).toBe(200)
  },
)
