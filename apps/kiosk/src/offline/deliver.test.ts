import { MOST_PUNCHES } from '@nightshift/shared/kiosk/offline-punches/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { newKey } from '@nightshift/ui/new-key.ts'
import { beforeEach, expect, test } from 'vitest'
import { type KioskDatabase, openDatabase } from './database.ts'
import { deliver } from './deliver.ts'
import type { OfflineApi } from './offline.api.ts'
import { countWaiting, retryRefused, savePunch, suspectTimes, trustTimes } from './queue.ts'
import { fakeApi, newDevice } from './testing/fake-device.ts'

let database: KioskDatabase
beforeEach(async () => {
  newDevice()
  database = await openDatabase()
})

async function save(count: number, changes = {}) {
  for (let index = 0; index < count; index++) {
    const punch = { key: newKey(), badge: 'ash', badgeCode: 'code', direction: 'in', ...changes } as const
    await savePunch(database, { ...punch, at: '2024-10-05T02:00:00.000Z' }, { clock: { skewMs: 0, wall: 0 } })
  }
}
const waiting = async () => (await countWaiting(database)).count
const seqs = (punches: { seq: number }[]) => punches.map(({ seq }) => seq)

test('delivers in order, in batches, and deletes what the server took', async () => {
  await save(MOST_PUNCHES + 1)
  const sizes: number[] = []
  const { api, delivered } = fakeApi()
  const settled = await deliver(database, (punches) => {
    sizes.push(punches.length)
    return api.deliver(punches)
  })
  expect([settled, sizes]).toEqual([MOST_PUNCHES + 1, [MOST_PUNCHES, 1]])
  expect(seqs(delivered)).toEqual(delivered.map((_, index) => index + 1))
  expect(await waiting()).toBe(0)
})

test('sends what the contract takes, and nothing that is stored beside it', async () => {
  await save(1, { jump: 'forward', upId: 11 })
  const { api, delivered } = fakeApi()
  await deliver(database, api.deliver)
  expect(delivered).toEqual([
    {
      key: expect.any(String),
      badgeCode: 'code',
      direction: 'in',
      at: '2024-10-05T02:00:00.000Z',
      seq: 1,
      upId: 11,
      clockJumped: true,
    },
  ])
})

test('keeps everything when the answer is lost, and sends the same keys again', async () => {
  await save(2)
  const { api, delivered } = fakeApi()
  const lost: OfflineApi['deliver'] = async (punches) => {
    await api.deliver(punches)
    throw new ApiError(0, 'unreachable', '')
  }
  await expect(deliver(database, lost)).rejects.toThrow()
  expect(await waiting()).toBe(2)
  await deliver(database, api.deliver)
  expect(delivered.slice(0, 2)).toEqual(delivered.slice(2))
  expect(await waiting()).toBe(0)
})

test('keeps a punch without a result', async () => {
  await save(2)
  await deliver(database, async () => [])
  expect(await waiting()).toBe(2)
})

test('a punch that the server refuses is kept and marked, and does not keep back the others', async () => {
  await save(3)
  const { api, delivered } = fakeApi()
  const picky: OfflineApi['deliver'] = async (punches) => {
    if (punches.some(({ seq }) => seq === 2)) throw new ApiError(422, 'invalid', '')
    return api.deliver(punches)
  }
  expect(await deliver(database, picky)).toBe(3)
  expect(seqs(delivered)).toEqual([1, 3])
  expect(await countWaiting(database)).toMatchObject({ count: 1, refused: 1 })
  expect(await deliver(database, picky)).toBe(0)

  await retryRefused(database)
  await deliver(database, api.deliver)
  expect(await waiting()).toBe(0)
})

test.each([
  ['a failing server', 503, 'internal'],
  ['a limit', 429, 'tooManyRequests'],
  ['a proxy', 400, 'unknown'],
  ['a token that is not known', 401, 'kioskNotEnrolled'],
])('%s refuses nothing for good', async (_, status, code) => {
  await save(2)
  const fail = async () => {
    throw new ApiError(status, code, '')
  }
  await expect(deliver(database, fail)).rejects.toThrow()
  expect(await countWaiting(database)).toMatchObject({ count: 2, refused: 0 })
})

test('one tab delivers at a time', async () => {
  await save(5)
  const { api, delivered } = fakeApi()
  await Promise.all([deliver(database, api.deliver), deliver(await openDatabase(), api.deliver)])
  expect(seqs(delivered)).toEqual([1, 2, 3, 4, 5])
})

test('marks of a changed clock can be added and taken back, except for one that was set back', async () => {
  await save(1, { jump: 'forward' })
  await save(1, { jump: 'back' })
  const jumps = async () => (await database.getAll('punches')).map(({ jump }) => jump)
  await trustTimes(database)
  expect(await jumps()).toEqual([undefined, 'back'])
  await suspectTimes(database)
  expect(await jumps()).toEqual(['back', 'back'])
})
