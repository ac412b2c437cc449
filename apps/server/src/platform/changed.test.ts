import type { LiveEvent } from '@nightshift/shared/audit/live'
import { beforeEach, expect, test, vi } from 'vitest'
import { openVenue } from '../../test/testing/venue.ts'
import { changed } from './changed.ts'
import type { Transaction } from './database/pool.ts'

const venue = await openVenue()
const announce = vi.spyOn(venue.app.live, 'announce')
const announced = () => announce.mock.calls.map(([event]) => event)
beforeEach(() => void announce.mockClear())

const author = { id: null, now: venue.clock.now }
const festivalId = venue.home.id
const SETTING: LiveEvent = { kind: 'setting', festivalId }
const rename = (tx: Transaction, name: string, before = 'Before') =>
  changed(tx, author, {
    festivalId,
    entity: 'event',
    entityId: 1,
    before: { name: before, updatedAt: venue.clock.now },
    after: { name, updatedAt: venue.clock.now },
    fields: ['name'],
  })
const audited = async () => {
  const { rows } = await venue.db.$client.query(
    `select after from audit_log where entity = 'event' order by id`,
  )
  return rows.map(({ after }) => after)
}

test('a change is audited and announced with its commit, once however much of it changed', async () => {
  await venue.db.transaction(async (tx) => {
    await rename(tx, 'Asylum')
    await rename(tx, 'Crypt', 'Asylum')
    expect(announced()).toEqual([])
  })
  expect(announced()).toEqual([SETTING])
  expect(await audited()).toEqual([{ name: 'Asylum' }, { name: 'Crypt' }])
})

test('what is rolled back is neither audited nor announced, in a savepoint too', async () => {
  const before = await audited()
  const failing = venue.db.transaction(async (tx) => {
    await rename(tx, 'Never')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await venue.db.transaction(async (tx) => {
    const inner = tx.transaction(async (nested) => {
      await rename(nested, 'Never')
      throw new Error('no')
    })
    await inner.catch(() => {})
  })
  expect(announced()).toEqual([])
  await venue.db.transaction((tx) => tx.transaction((nested) => rename(nested, 'Moor')))
  expect(announced()).toEqual([SETTING])
  expect(await audited()).toEqual([...before, { name: 'Moor' }])
})

test('an edit of a row that changed since the screen read it is refused, and nothing stays of it', async () => {
  const before = await audited()
  const row = { name: 'Moor', updatedAt: venue.clock.now }
  const edit = venue.db.transaction((tx) =>
    changed(tx, author, {
      festivalId,
      entity: 'event',
      entityId: 1,
      before: row,
      after: { ...row, name: 'Late' },
      fields: ['name'],
      readAt: '2001-01-01T00:00:00.000Z',
    }),
  )
  await expect(edit).rejects.toMatchObject({ code: 'changedMeanwhile' })
  expect(announced()).toEqual([])
  expect(await audited()).toEqual(before)
})

test('a violated constraint is refused by its name, whoever made the statement', async () => {
  const open = (tx: Transaction) =>
    tx.execute(`insert into roll_calls (festival_id, started_at, started_by, is_drill)
      values (${festivalId}, now(), (select id from users limit 1), false)`)
  await venue.person('Ash', { accessLvl: 2 })
  await venue.db.transaction(open)
  await expect(venue.db.transaction(open)).rejects.toMatchObject({ code: 'rollCallOpen' })
})
