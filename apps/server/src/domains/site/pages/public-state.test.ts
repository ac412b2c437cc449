import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { closedNights } from '../../../platform/database/schema.ts'
import { readPublicState } from './public-state.ts'
import type { SavedSite } from './saved-site.service.ts'

const venue = await openVenue()
await venue.festival('Dreadmoor Farm', { hostName: 'farm.example', enableHome: true })
const { db } = venue

const say = (text: string) => db.$client.query('update festivals set public_msg = $1', [text])

const away = () => {
  const query = vi.spyOn(db.$client, 'query')
  onTestFinished(() => query.mockRestore())
  query.mockImplementation(() => Promise.reject(new Error('Connection terminated')))
}

const publishIn = async (festivalId: number, words: string) => {
  await db.insert(closedNights).values({ festivalId, night: '2024-10-05', words, closedAt: new Date() })
  await db.$client.query('update festivals set site_revision = site_revision + 1 where id = $1', [festivalId])
}

/** A listening connection of which the test decides whether it is there, and what it hears. */
async function open(parts: Partial<Parameters<typeof readPublicState>[0]> = {}) {
  const notified = new EventEmitter()
  const line = { isUp: true, hear: () => void notified.emit('change') }
  const state = readPublicState({
    db,
    ...parts,
    live: {
      isListening: () => line.isUp,
      onPublicSite: (hear) => {
        notified.on('change', hear)
        return () => void notified.off('change', hear)
      },
    },
  })
  onTestFinished(() => state.close())
  const message = async () => (await state.current()).entries[0]!.publicMsg
  await message()
  return { state, line, message }
}

test('a version is certain from its reading until something is announced, and then again', async () => {
  const { state, line } = await open()
  const first = state.certainVersion
  expect(first).toBeGreaterThan(0)
  await say('Rain')
  line.hear()
  expect(state.certainVersion).toBeUndefined()
  await expect.poll(() => state.certainVersion).toBe(first! + 1)
  // Nothing changed: the same version, so that nothing is rendered again.
  line.hear()
  await expect.poll(() => state.certainVersion).toBe(first! + 1)
})

test('a reading that began before a change does not make it certain', async () => {
  const { state, line, message } = await open()
  const reading = message()
  await say('Mud')
  line.hear()
  await reading
  await expect.poll(() => state.certainVersion).toBeDefined()
  expect(await message()).toBe('Mud')
})

test('without a listening connection the database is asked each second', async () => {
  const { state, line } = await open()
  line.isUp = false
  const before = state.certainVersion!
  await say('Fog')
  await expect.poll(() => state.certainVersion, { timeout: 2_500 }).toBe(before + 1)
})

test('what was known stays while the database does not answer, and is renewed when it does', async () => {
  const { state, line, message } = await open()
  const known = await message()
  const query = vi.spyOn(db.$client, 'query')
  onTestFinished(() => query.mockRestore())
  query.mockImplementation(() => Promise.reject(new Error('Connection terminated')))
  line.hear()
  expect(await message()).toBe(known)
  expect(state.certainVersion).toBeDefined()
  // One that is silent, as behind a frozen proxy.
  query.mockImplementation(() => new Promise(() => {}))
  const begun = performance.now()
  expect(await message()).toBe(known)
  expect(performance.now() - begun).toBeLessThan(500)
  query.mockRestore()
  await say('Clear skies')
  await expect.poll(message, { timeout: 8_000 }).toBe('Clear skies')
})

test('the content of a festival stays known when another festival changed before the database went', async () => {
  const orchard = await venue.festival('Orchard', { hostName: 'orchard.example', enableHome: true })
  const { state, line, message } = await open()
  const content = await (await state.current()).liveSite(orchard.id)
  await say('Sleet')
  line.hear()
  await expect.poll(message).toBe('Sleet')
  away()
  expect(await (await state.current()).liveSite(orchard.id)).toEqual(content)
})

test('the copy has each festival with a host, as of now, whether or not somebody looked at it', async () => {
  const hollow = await venue.festival('Hollow', { hostName: 'hollow.example', enableHome: true })
  const copies: SavedSite[] = []
  const { line } = await open({ save: async (saved) => void copies.push(saved) })
  const wordsIn = () => copies.at(-1)?.sites[hollow.id]?.closedNights.map(({ words }) => words)
  await expect.poll(wordsIn, { timeout: 5_000 }).toEqual([])
  await publishIn(hollow.id, 'The storm.')
  line.hear()
  await expect.poll(wordsIn, { timeout: 5_000 }).toEqual(['The storm.'])
})

test('content that was read from a copy is read again, even of the same revision', async () => {
  const marsh = await venue.festival('Marsh', { hostName: 'marsh.example', enableHome: true })
  const copies: SavedSite[] = []
  const former = await open({ save: async (saved) => void copies.push(saved) })
  await expect.poll(() => copies.length, { timeout: 5_000 }).toBe(1)
  former.state.close()
  const saved = structuredClone(copies[0]!)
  saved.sites[marsh.id]!.closedNights = [{ date: '2024-10-05', words: 'Of the copy.' }]
  const { state } = await open({ saved })
  const words = async () => (await (await state.current()).liveSite(marsh.id)).closedNights
  expect(await words()).toHaveLength(1)
  await expect.poll(words, { timeout: 5_000 }).toEqual([])
})

test('a hundred changes in a burst are read together', async () => {
  const mill = await venue.festival('Mill', { hostName: 'mill.example', enableHome: true })
  const { state, line } = await open()
  await (await state.current()).liveSite(mill.id)
  await publishIn(mill.id, 'Hail.')
  const query = vi.spyOn(db.$client, 'query')
  onTestFinished(() => query.mockRestore())
  for (let nth = 0; nth < 100; nth += 1) line.hear()
  await expect.poll(() => state.certainVersion).toBeDefined()
  expect((await (await state.current()).liveSite(mill.id)).closedNights).toHaveLength(1)
  expect(query.mock.calls.length).toBeLessThan(10)
})
