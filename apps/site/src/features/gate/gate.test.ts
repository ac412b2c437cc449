import { configEntry } from '@nightshift/ui/testing/samples.ts'
import { expect, test } from 'vitest'
import { decidePublicPage } from './gate.ts'

const open = configEntry()
const noApps = configEntry({ id: 2, hostName: 'winter.example', enableApps: false })
const noHome = configEntry({ id: 3, hostName: 'quiet.example', enableHome: false })
const noBrand = configEntry({ id: 4, hostName: 'plain.example', brand: '' })
const config = [open, noApps, noHome, noBrand]

test.each([
  ['haunt.example', '/', 'show'],
  ['haunt.example:8080', '/', 'show'],
  ['HAUNT.example', '/', 'show'],
  ['haunt.example', '/apply', 'show'],
  ['haunt.example', '/apply/1', 'show'],
  ['haunt.example', '/news/', 'show'],
  ['haunt.example', '/Policies', 'show'],
  ['haunt.example', '/apply/2', '/'],
  ['haunt.example', '/apply/99', '/'],
  ['winter.example', '/apply', '/'],
  ['winter.example', '/apply/1', 'show'],
  ['winter.example', '/news', 'show'],
  ['quiet.example', '/', '/employee'],
  ['quiet.example', '/news', '/'],
  ['quiet.example', '/apply', 'show'],
  ['plain.example', '/', 'show'],
  ['plain.example', '/policies', 'show'],
  ['127.0.0.1:3000', '/', '/employee'],
  ['127.0.0.1:3000', '/apply/1', '/'],
])('on %s, %s leads to: %s', (host, path, expected) => {
  const decision = decidePublicPage(config, host, path)
  expect(decision.kind === 'show' ? 'show' : decision.to).toBe(expected)
})

test('applies to the festival that the address names, on the site of the host', () => {
  const decision = decidePublicPage(config, 'winter.example', '/apply/1')
  expect(decision).toEqual({ kind: 'show', site: { entry: noApps, festival: open } })
})
