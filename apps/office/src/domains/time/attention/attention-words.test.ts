import type { Proposal } from '@nightshift/shared/kiosk/offline-punches/contract'
import { expect, test } from 'vitest'
import { attentionItem } from '../testing/attention.ts'
import { kioskText, nameOf, proposalText, serverHolds } from './attention-words.ts'

const ZONE = 'America/New_York'
const NOW = new Date('2025-11-02T12:00:00.000Z')
const textOf = (changes: Parameters<typeof attentionItem>[0], now = NOW) =>
  kioskText(attentionItem(changes), now, ZONE)
const held = (changes: Parameters<typeof attentionItem>[0]) => serverHolds(attentionItem(changes), NOW, ZONE)

test('what the kiosk recorded names kiosk, direction, time, position and receipt', () => {
  expect(textOf({})).toBe(
    'Barn door: clocked in at 5:02 PM, Fri, Oct 31, as Bog Actor, while offline; received 6:10 PM',
  )
})

test('tips are named, and a receipt on another day has its date', () => {
  const tips = { direction: 'out', position: null, cashTips: 12, creditTips: 30.5 } as const
  expect(textOf({ ...tips, receivedAt: '2025-11-01T14:00:00.000Z' })).toBe(
    'Barn door: clocked out at 5:02 PM, Fri, Oct 31, with $12.00 cash and $30.50 credit tips, while offline; received 10:00 AM, Sat, Nov 1',
  )
})

test('a time of another year has its year', () => {
  expect(textOf({ position: null }, new Date('2026-02-01T12:00:00.000Z'))).toBe(
    'Barn door: clocked in at 5:02 PM, Fri, Oct 31, 2025, while offline; received 6:10 PM',
  )
})

test.each([
  [{}, 'Clocked in since 4:58 PM (Bog Actor)'],
  [{ at: '2025-11-01T21:02:00.000Z' }, 'Clocked in since 4:58 PM, Fri, Oct 31 (Bog Actor)'],
  [
    {
      entry: {
        id: 3,
        positionName: 'Bog Actor',
        startTime: '2025-10-31T20:58:00.000Z',
        endTime: '2025-11-01T04:30:00.000Z',
      },
    },
    'Shift 4:58 PM – 12:30 AM (Bog Actor)',
  ],
  [{ entry: null }, 'No shift near this time'],
  [{ entry: null, person: null }, 'Nothing, because the badge is unknown'],
])('%j: the timesheet has %j', (changes, text) => {
  expect(held(changes)).toBe(text)
})

const at = '2025-10-31T21:02:00.000Z'
const later = '2025-11-01T04:58:00.000Z'
const PROPOSALS: [Proposal, string][] = [
  [{ kind: 'clockIn', at, upId: 1, position: 'Bog Actor' }, 'Clock in at 5:02 PM'],
  [{ kind: 'clockIn', at, upId: 2, position: 'Hayride Actor' }, 'Clock in at 5:02 PM as Hayride Actor'],
  [{ kind: 'clockOut', at: later, entryId: 3 }, 'Close the shift at 12:58 AM, Sat, Nov 1'],
  [{ kind: 'moveStart', at, entryId: 3 }, 'Start the shift at 5:02 PM'],
  [{ kind: 'moveEnd', at, entryId: 3 }, 'End the shift at 5:02 PM'],
  [
    {
      kind: 'addShift',
      at,
      until: later,
      untilKey: '0d5d3f0e-2f4e-4f8e-9a57-6f5f3a1c0002',
      upId: 1,
      position: 'Bog Actor',
    },
    'Add the shift 5:02 PM – 12:58 AM',
  ],
]
test.each(PROPOSALS)('%j reads %j', (proposal, text) => {
  expect(proposalText(proposal, attentionItem(), NOW, ZONE)).toBe(text)
})

test('a scan without a person is named by its badge', () => {
  expect(nameOf(attentionItem())).toBe('Ash Marrow')
  expect(nameOf(attentionItem({ person: null }))).toBe('Unknown badge')
})

test('a time that comes twice, when daylight saving time ends, has its zone', () => {
  const item = attentionItem({ direction: 'out', at: '2025-11-02T05:12:00.000Z' })
  const proposal = { kind: 'clockOut', at: '2025-11-02T06:12:00.000Z', entryId: 3 } as const
  expect(kioskText(item, NOW, ZONE)).toContain('clocked out at 1:12 AM EDT, Sun, Nov 2')
  expect(proposalText(proposal, item, NOW, ZONE)).toBe('Close the shift at 1:12 AM EST')
})
