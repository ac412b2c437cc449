import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

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

// A registry of its own: test files share their modules.
vi.resetModules()
const { collectProcessMetrics, metricsText } = await import('./metrics.ts')
collectProcessMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 })
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
