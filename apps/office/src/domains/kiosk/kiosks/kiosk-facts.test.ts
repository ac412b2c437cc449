import { expect, test } from 'vitest'
import { kioskFacts, kioskState } from './kiosk-facts.ts'
import { kiosk } from './testing/kiosks.ts'

const NOW = Date.parse('2024-11-01T02:00:00.000Z')
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()
const fact = (label: string, changes: Parameters<typeof kiosk>[0]) =>
  kioskFacts(kiosk(changes), NOW, 'America/New_York').find((one) => one.label === label)

test.each([
  [{ lastSeenAt: ago(1) }, 'good', 'Online'],
  [{ lastSeenAt: ago(3) }, 'warn', 'No contact'],
  [{ lastSeenAt: null }, 'warn', 'No contact'],
  [{ state: 'codeIssued' as const }, 'fair', 'Waiting for its code'],
  [{ state: 'codeExpired' as const }, 'plain', 'Code expired'],
  [{ state: 'revoked' as const, lastSeenAt: ago(0) }, 'plain', 'Revoked'],
])('%j is %s: %s', (changes, tone, words) => {
  expect(kioskState(kiosk(changes), NOW)).toEqual({ tone, words })
})

test.each([
  [null, 'Never'],
  [ago(0.5), 'Just now'],
  // The server's clock may be ahead of the browser's.
  [ago(-2), 'Just now'],
  [ago(59), '59 min ago'],
  [ago(150), '2 h ago'],
  [ago(60 * 24), '10/30/2024 10:00:00 PM'],
])('last seen at %s reads %j', (lastSeenAt, text) => {
  expect(fact('Last seen', { lastSeenAt })?.value).toBe(text)
})

test.each([
  [null, 'Not known yet', false],
  [1_400, 'Correct', false],
  [-45_000, '45 s slow', false],
  [120_000, '2 min fast', false],
  [120_001, '2 min fast', true],
  [-7_500_000, '2 h slow', true],
])('a clock skew of %s ms reads %j, needs advice: %s', (clockSkewMs, text, advice) => {
  const shown = fact('Clock', { clockSkewMs })
  expect(shown?.value).toBe(text)
  expect(shown?.advice !== undefined).toBe(advice)
})

test.each([
  [true, 'Protected', false],
  [false, 'Storage not protected', true],
  [null, 'Not known yet', false],
])('storagePersisted %s reads %j, needs advice: %s', (storagePersisted, text, advice) => {
  const shown = fact('Storage', { storagePersisted })
  expect(shown?.value).toBe(text)
  expect(shown?.advice !== undefined).toBe(advice)
})

test('waiting scans are counted, with the time of the oldest', () => {
  expect(fact('Scans waiting', {})?.value).toBe('None')
  const oldestWaitingAt = '2024-10-31T21:02:00.000Z'
  expect(fact('Scans waiting', { waitingPunches: 1204, oldestWaitingAt })?.value).toBe(
    '1,204, since 5:02 PM, Thu, Oct 31',
  )
})

test('a kiosk that is not enrolled shows its code only', () => {
  expect(kioskFacts(kiosk({ state: 'codeIssued' }), NOW, 'America/New_York')).toEqual([
    { label: 'Code', value: 'Valid until 6:10 PM' },
  ])
})
