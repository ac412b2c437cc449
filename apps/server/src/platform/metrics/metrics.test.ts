import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { secondServer } from '../../../test/testing/second-server.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { findEnrolledKiosks } from '../../domains/kiosk/kiosks/kiosks.queries.ts'
import { kiosks } from '../database/schema.ts'
import { collectKioskMetrics } from './kiosk-metrics.ts'
import { collectProcessMetrics, metricsText, setLastBackup } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'

const venue = await openVenue()
// Once: all test files share the registry.
collectProcessMetrics(venue.db.$client)
// The platform knows no feature: main.ts passes the query in.
const readKiosks = vi.fn(() => findEnrolledKiosks(venue.db))
collectKioskMetrics(readKiosks, () => venue.clock.now)

/** The value of one time series; 0 before it exists. */
async function seriesValue(series: string) {
  const line = (await metricsText()).split('\n').find((text) => text.startsWith(`${series} `))
  return Number(line?.slice(series.length) ?? 0)
}

/** How much a series grows while something happens. */
async function growth(series: string, happens: () => Promise<unknown>) {
  const before = await seriesValue(series)
  await happens()
  return (await seriesValue(series)) - before
}

const requests = (method: string, route: string, status: number) =>
  `nightshift_http_requests_total{method="${method}",route="${route}",status="${status}"}`
const punches = (source: string, direction: string, result: string) =>
  `nightshift_punches_total{source="${source}",direction="${direction}",result="${result}"}`

test('requests are counted and timed by route pattern, never by address', async () => {
  const ada = await venue.person('Ada', { accessLvl: 3 })
  const photo = () => ada.get(`/api/users/${ada.id}/photo`)
  expect(await growth(requests('GET', '/api/users/:id/photo', 404), photo)).toBe(1)
  const count = 'nightshift_http_request_duration_seconds_count{method="GET",route="/api/users/:id/photo"}'
  expect(await growth(count, photo)).toBe(1)
  expect(await metricsText()).not.toContain(ada.id)
})

test('an address that nothing stands at is one route', async () => {
  expect(await growth(requests('POST', 'unmatched', 404), () => venue.visitor.post('/api/sam', {}))).toBe(1)
  expect(await metricsText()).not.toContain('/api/sam')
})

test('scans at the kiosk are counted by direction and result', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const scan = () => venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(ash.id) })
  expect(await growth(punches('kiosk', 'in', 'done'), scan)).toBe(1)
  expect(await growth(punches('kiosk', 'in', 'repeated'), scan)).toBe(1)
  venue.wait(60_000)
  expect(await growth(punches('kiosk', 'out', 'done'), scan)).toBe(1)
  const bo = await venue.hire('Bo', 'Actor', 'Guide')
  const undecided = () => venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(bo.id) })
  expect(await growth(punches('kiosk', 'unknown', 'asked'), undecided)).toBe(1)
  const unknown = () => venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(randomUUID()) })
  expect(await growth(punches('kiosk', 'unknown', 'refused'), unknown)).toBe(1)
})

test('punches at the time clock and in the office are counted', async () => {
  const [ash, mara] = [await venue.hire('Ash', 'Actor'), await venue.person('Mara', { accessLvl: 2 })]
  let entry = { id: 0 }
  const clockIn = async () => {
    entry = (await ash.post('/api/clockin', String(ash.positions[0]!.id))).json()
  }
  expect(await growth(punches('timeclock', 'in', 'done'), clockIn)).toBe(1)
  expect(await growth(punches('timeclock', 'in', 'refused'), clockIn)).toBe(1)
  expect(await growth(punches('timeclock', 'out', 'done'), () => ash.post('/api/clockout'))).toBe(1)
  expect(await growth(punches('timeclock', 'out', 'refused'), () => ash.post('/api/clockout'))).toBe(1)

  venue.wait(60_000)
  await clockIn()
  const byLead = () => mara.post('/api/timeclock/clockout', { ids: [entry.id] })
  expect(await growth(punches('office', 'out', 'done'), byLead)).toBe(1)
  venue.wait(60_000)
  await clockIn()
  venue.wait(60_000)
  const endTime = venue.clock.now.toISOString()
  const byEdit = () => mara.patch(`/api/timeclock/${entry.id}`, { endTime })
  expect(await growth(punches('office', 'out', 'done'), byEdit)).toBe(1)
  // An edit of a closed shift is no punch.
  expect(await growth(punches('office', 'out', 'done'), byEdit)).toBe(0)
})

test('failed sign-ins are counted, those that must wait apart', async () => {
  const attempt = () => venue.visitor.post('/api/users/login', { username: 'nobody', password: 'wrong' })
  const series = (reason: string) => `nightshift_failed_sign_ins_total{reason="${reason}"}`
  expect(await growth(series('credentials'), attempt)).toBe(1)
  for (let n = 0; n < 4; n += 1) await attempt()
  expect(await growth(series('limited'), attempt)).toBe(1)
})

test('open streams of live events are counted, and their duration is no latency', async () => {
  const lena = await venue.person('Lena', { accessLvl: 1 })
  const server = await secondServer(venue)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const open = () => seriesValue('nightshift_live_connections')
  const listen = async () =>
    get(`${address}/api/live`, { headers: { cookie: await venue.signIn(lena.id) }, agent: false }).on(
      'error',
      () => {},
    )
  const answered = () => seriesValue(requests('GET', '/api/live', 200))
  // The series are the process's own: streams of the files before this one may still be closing.
  await expect.poll(open).toBe(0)
  const before = await answered()
  const [left] = [await listen(), await listen()]
  await expect.poll(open).toBe(2)
  left.destroy()
  await expect.poll(open).toBe(1)
  // The server ends the other stream, which is answered by that.
  await server.close()
  await expect.poll(answered).toBe(before + 1)
  expect(await open()).toBe(0)
  expect(await metricsText()).not.toContain(
    'nightshift_http_request_duration_seconds_count{method="GET",route="/api/live"}',
  )
})

test('kiosks in use are read at each scrape, with their waiting scans and when they were seen', async () => {
  const at = (ms: number) => new Date(venue.clock.now.getTime() - ms)
  const gate = await venue.kiosk('Front gate', { waitingPunches: 4, lastSeenAt: at(120_000) })
  const barn = await venue.kiosk('Barn', { lastSeenAt: at(120_001) })
  const shed = await venue.kiosk('Shed')
  await venue.kiosk('Attic', { revokedAt: at(0), waitingPunches: 9 })
  const of = ({ id, name }: typeof gate) => `{id="${id}",kiosk="${name}",festival="Dreadmoor"}`
  expect(await seriesValue('nightshift_kiosks{state="enrolled"}')).toBe(3)
  expect(await seriesValue('nightshift_kiosks{state="seen"}')).toBe(1)
  expect(await seriesValue(`nightshift_kiosk_waiting_scans${of(gate)}`)).toBe(4)
  const seen = `nightshift_kiosk_last_seen_timestamp_seconds${of(barn)}`
  expect(await seriesValue(seen)).toBe(at(120_001).getTime() / 1000)
  const text = await metricsText()
  expect(text).not.toContain('Attic')
  expect(text).not.toContain(`nightshift_kiosk_last_seen_timestamp_seconds${of(shed)}`)

  await venue.db.delete(kiosks).where(eq(kiosks.id, gate.id))
  readKiosks.mockClear()
  expect(await metricsText()).not.toContain('Front gate')
  expect(readKiosks).toHaveBeenCalledTimes(1)
})

test('metrics are answered without the kiosks while the database does not answer', async () => {
  readKiosks.mockRejectedValueOnce(new Error('connection refused'))
  const text = await metricsText()
  expect(text).not.toContain('nightshift_kiosks{')
  expect(text).toContain('nightshift_build_info{')
})

test('the last backup is an instant in seconds', async () => {
  setLastBackup(new Date('2024-10-05T09:00:00Z'))
  expect(await seriesValue('nightshift_last_backup_timestamp_seconds')).toBe(1728118800)
})

test('the metrics have a server of their own, which answers nothing else', async () => {
  const server = await startMetricsServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(server.close)
  const reply = await fetch(server.url)
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await reply.text()
  expect(text).toMatch(/^nightshift_database_pool_connections\{state="idle"\} \d+$/m)
  expect(text).toMatch(/^nightshift_database_pool_waiting 0$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds [\d.e-]+$/m)
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(405)
  expect((await fetch(new URL('/api/health', server.url))).status).toBe(404)
})

test('the metrics are not on the port of the site', async () => {
  expect((await venue.visitor.get('/metrics')).body).not.toContain('nightshift_')
})

// The dashboard and the alert rules in deploy/ name metrics that exist.

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../../../deploy', file), 'utf8')

type Panel = {
  id: number
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets: { expr: string }[]
}
const dashboard = JSON.parse(read('grafana/nightshift.json')) as { panels: Panel[] }
const alerts = read('prometheus/alerts.yml')

const exported = [...(await metricsText()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
  type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => `${name}${part}`) : [name],
)
const namesIn = (text: string) => [...new Set(text.match(/\b(nightshift|nodejs|process)_\w+/g))]

const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

test.each([
  ['the dashboard', expressions.join('\n')],
  ['the alert rules', alerts.replaceAll(/^\s*(summary|description):.*$/gm, '')],
])('every metric of %s is exported', (_, text) => {
  const names = namesIn(text)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !exported.includes(name))).toEqual([])
})

test('every metric of ours is on the dashboard', () => {
  const shown = namesIn(expressions.join('\n')).map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  const ours = exported
    .map((name) => name!.replace(/_(bucket|sum|count)$/, ''))
    .filter((name) => /^nightshift_/.test(name))
  expect(ours.filter((name) => !shown.includes(name))).toEqual([])
})

test('the panels of the dashboard do not overlap', () => {
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) => {
    expect(x + w).toBeLessThanOrEqual(24)
    return Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`)
  })
  expect(new Set(cells).size).toBe(cells.length)
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
})

test('every alert rule has an expression, a severity and words', () => {
  const rules = alerts.split(/^ {6}- alert: /m).slice(1)
  expect(rules.length).toBeGreaterThan(6)
  for (const rule of rules) {
    for (const key of ['expr', 'severity', 'summary', 'description'])
      expect([rule.split('\n')[0], rule]).toEqual([
        rule.split('\n')[0],
        expect.stringMatching(new RegExp(`^ +${key}: `, 'm')),
      ])
  }
})
