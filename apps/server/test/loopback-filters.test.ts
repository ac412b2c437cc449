import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { ask } from './testing/ask.ts'
import { openVenue } from './testing/venue.ts'

type Answer = (number | string)[] | number | 'refused'
type Details = { keys?: string[]; first?: object }
type Shape = [path: string, query: string, answer: Answer, details?: Details]

/** What LoopBack's clients send, and what it finds. `npm run prove -- loopback` asks a real LoopBack 4 the same. */
const file = new URL('../../../bench/loopback/shapes.json', import.meta.url)
const table: { rows: string[]; shapes: Record<string, Shape[]> } = JSON.parse(readFileSync(file, 'utf8'))

const venue = await openVenue()
await ask(venue.url, table.rows.join(';'))
const manager = await venue.person('Mara', { accessLvl: 2 })
/** Of the same database, without the check of answers: one may ask for some of their fields. */
const { config, live } = venue.app
const app = await buildApp({ config, live, db: venue.db, now: () => venue.clock.now })
const cookie = await venue.signIn(manager.id)
afterAll(() => app.close())

test.each(Object.entries(table.shapes))('%s', async (_group, shapes) => {
  for (const [path, query, answer, { keys, first } = {}] of shapes) {
    const reply = await app.inject({ url: `${path}?${encoded(query)}`, headers: { cookie } })
    const where = `${path} ${query}`
    expect([where, reply.statusCode]).toEqual([where, answer === 'refused' ? 400 : 200])
    if (answer === 'refused') continue
    const found = reply.json()
    if (typeof answer === 'number') expect([where, found]).toEqual([where, { count: answer }])
    else expect([where, ...found.map(({ id }: { id: number }) => id)]).toEqual([where, ...answer])
    if (keys) expect([where, ...Object.keys(found[0])]).toEqual([where, ...keys])
    if (first) expect(found[0], where).toMatchObject(first)
  }
})

test('names are encoded or not', async () => {
  for (const query of ['filter%5Blimit%5D=1', 'filter[limit]=1', '_=7&filter[limit%5D=1'])
    expect((await manager.get(`/api/positions?${query}`)).json()).toHaveLength(1)
})

test('a key of the query that a call does not know is ignored', async () => {
  const administrator = await venue.person('Ida', { accessLvl: 3 })
  for (const path of [
    '/api/audit?limit=1',
    `/api/tonight?festivalId=${venue.home.id}`,
    '/api/users/count?where={}',
  ])
    expect([path, (await administrator.get(`${path}&_=1726268400000`)).statusCode]).toEqual([path, 200])
})

test('the conditions in brackets are within the festival of the caller', async () => {
  const other = await venue.festival('Elsewhere')
  const { id } = await venue.position('Ferryman', { festivalId: other.id })
  const asked = `filter[where][or][0][id]=${id}&filter[where][or][1][name]=Ferryman`
  expect((await manager.get(`/api/positions?${asked}`)).json()).toEqual([])
  const everywhere = await venue.person('Ada', { accessLvl: 3, festivalId: null })
  expect((await everywhere.get(`/api/positions?${asked}`)).json()).toMatchObject([{ id }])
})

test('somebody without a festival names it as a text, too', async () => {
  const roamer = await venue.person('Rory', { accessLvl: 1, festivalId: null })
  const count = async (query: string) => (await roamer.get(`/api/users/count?${query}`)).json().count
  const named = await count(`where=${JSON.stringify({ festivalId: venue.home.id })}`)
  expect(named).toBeGreaterThan(1)
  expect(await count(`where[festivalId]=${venue.home.id}`)).toBe(named)
})

test('a lead lists the shifts of a person, and no range of time, in brackets either', async () => {
  const lead = await venue.person('Lena', { accessLvl: 1 })
  const status = async (query: string) => (await lead.get(`/api/timeclock?${query}`)).statusCode
  const ash = 'filter[where][userId]=aaaaaaaa-0000-4000-8000-000000000001'
  expect(await status(ash)).toBe(200)
  expect(await status(`${ash}&filter[where][startTime][gt]=2024-09-20`)).toBe(403)
  expect(await status(`${ash}&${ash}`)).toBe(403)
  expect(await status('filter[limit]=1')).toBe(403)
  expect(await status('filter[where][userId][nin][]=aaaaaaaa-0000-4000-8000-000000000001')).toBe(403)
})

/** The table has the queries as people write them. */
function encoded(query: string) {
  const pairs = query.split('&').filter(Boolean)
  return pairs.map((pair) => pair.replace(/=(.*)$/, (_, value) => `=${encodeURIComponent(value)}`)).join('&')
}
