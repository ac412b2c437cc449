import { describe, expect, test } from 'vitest'
import { isVisibleChange, kioskState } from './rules.ts'

const now = new Date('2024-10-04T22:00:00.000Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test.each([
  ['codeIssued', { revokedAt: null, enrolledAt: null, codeExpiresAt: ago(-1) }],
  ['codeExpired', { revokedAt: null, enrolledAt: null, codeExpiresAt: now }],
  ['enrolled', { revokedAt: null, enrolledAt: ago(5), codeExpiresAt: ago(1) }],
  ['revoked', { revokedAt: ago(1), enrolledAt: ago(5), codeExpiresAt: ago(4) }],
  ['revoked', { revokedAt: ago(1), enrolledAt: null, codeExpiresAt: ago(-1) }],
])('the state of a kiosk: %s', (state, times) => {
  expect(kioskState(times, now)).toBe(state)
})

describe('a heartbeat', () => {
  const report = {
    release: '1.4.0',
    waitingPunches: 2,
    oldestWaitingAt: ago(60_000).toISOString(),
    clockSkewMs: 300,
    storagePersisted: true,
  }
  const known = { ...report, oldestWaitingAt: ago(60_000), lastSeenAt: ago(30_000) }

  test.each([
    ['the same again', {}, {}, false],
    ['a skew that varies', {}, { clockSkewMs: -699 }, false],
    ['another skew', {}, { clockSkewMs: 1_300 }, true],
    ['a first skew', { clockSkewMs: null }, {}, true],
    ['no skew as before', { clockSkewMs: null }, { clockSkewMs: null }, false],
    ['another release', {}, { release: '1.5.0' }, true],
    ['more scans waiting', {}, { waitingPunches: 3 }, true],
    ['another oldest scan', {}, { oldestWaitingAt: now.toISOString() }, true],
    ['nothing waiting any more', {}, { oldestWaitingAt: null }, true],
    ['storage that is kept now', { storagePersisted: false }, {}, true],
    ['after two minutes', { lastSeenAt: ago(120_000) }, {}, false],
    ['after a longer absence', { lastSeenAt: ago(120_001) }, {}, true],
    ['the first one', { lastSeenAt: null }, {}, true],
  ])('%s', (_, before, changes, expected) => {
    expect(isVisibleChange({ ...known, ...before }, { ...report, ...changes }, now)).toBe(expected)
  })
})
