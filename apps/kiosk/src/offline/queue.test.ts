import { newKey } from '@nightshift/ui/new-key.ts'
import { forceCloseDatabase } from 'fake-indexeddb'
import { openDB, unwrap } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { type KioskDatabase, openDatabase, upgrade, VERSION } from './database.ts'
import { countWaiting, deletePunches, hasWaiting, nextPunches, savePunch } from './queue.ts'
import { newDevice } from './testing/fake-device.ts'

const CLOCK = { skewMs: 0, wall: 0 }
const punch = (badge: string, changes = {}) => ({
  key: newKey(),
  badge,
  badgeCode: `code of ${badge}`,
  direction: 'in' as const,
  at: '2024-10-05T02:00:00.000Z',
  ...changes,
})
const openShift = { badge: 'ash', since: '2024-10-05T02:00:00.000Z', isTipped: false }

let database: KioskDatabase
beforeEach(async () => {
  newDevice()
  database = await openDatabase()
})

test('punches get sequence numbers in the order of their scans, which are never used again', async () => {
  for (const badge of ['ash', 'bo']) await savePunch(database, punch(badge), { clock: CLOCK })
  const [first, second] = await nextPunches(database, 10)
  expect([first?.badge, second?.badge]).toEqual(['ash', 'bo'])
  await deletePunches(database, [first!.seq, second!.seq])
  await savePunch(database, punch('cy'), { clock: CLOCK })
  const [third] = await nextPunches(database, 10)
  expect([first, second, third].map((saved) => saved!.seq)).toEqual([1, 2, 3])
})

test('two tabs save at once without losing or overwriting a punch', async () => {
  const otherTab = await openDatabase()
  const saves = Array.from({ length: 40 }, (_, index) =>
    savePunch(index % 2 ? database : otherTab, punch('ash'), { clock: CLOCK }),
  )
  await Promise.all(saves)
  const seqs = (await nextPunches(database, 100)).map(({ seq }) => seq)
  expect(seqs).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
})

test('a key is saved once', async () => {
  const same = punch('ash')
  await Promise.all([1, 2].map(() => savePunch(database, same, { clock: CLOCK })))
  expect(await countWaiting(database)).toEqual({ count: 1, since: same.at, refused: 0 })
})

test('a punch is saved with the open shift that it leaves', async () => {
  await savePunch(database, punch('ash'), { openShift, clock: CLOCK })
  expect(await database.get('openShifts', 'ash')).toEqual(openShift)
  await savePunch(database, punch('ash', { direction: 'out' }), { openShift: null, clock: CLOCK })
  expect(await database.get('openShifts', 'ash')).toBeUndefined()
  expect(await hasWaiting(database, 'ash')).toBe(true)
  expect(await hasWaiting(database, 'bo')).toBe(false)
})

test('a punch that cannot be stored leaves nothing behind', async () => {
  const unstorable = punch('ash', { upId: () => {} }) as ReturnType<typeof punch>
  await expect(savePunch(database, unstorable, { openShift, clock: CLOCK })).rejects.toThrow()
  expect((await countWaiting(database)).count).toBe(0)
  expect(await database.get('openShifts', 'ash')).toBeUndefined()
})

test('a newer version of the database keeps the punches that wait', async () => {
  await savePunch(database, punch('ash'), { clock: CLOCK })
  database.close()
  const next = (await openDB('kiosk', VERSION + 1, {
    upgrade: (upgraded, from) => upgrade(upgraded as unknown as KioskDatabase, from),
  })) as unknown as KioskDatabase
  expect(await nextPunches(next, 10)).toMatchObject([{ seq: 1, badge: 'ash' }])
})

test('an open page gives way to a newer version of the database', async () => {
  let outdated = false
  const old = await openDatabase(() => {
    outdated = true
  })
  database.close()
  await openDB('kiosk', VERSION + 1)
  expect(outdated).toBe(true)
  expect(() => old.transaction('punches')).toThrow()
})

test('an open page learns that the browser closed its database', async () => {
  const closed = vi.fn()
  const connection = await openDatabase(closed)
  // Its types ask for the class instead of an instance.
  forceCloseDatabase(unwrap(connection) as never)
  expect(closed).toHaveBeenCalledOnce()
})
