import { tipsOf } from '@nightshift/shared/time/timeclock/rules'
import { decideSplit } from '@nightshift/shared/time/timeclock/split'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldOf } from '../../../kit/local-time/local-field.ts'
import { entry } from '../testing/entries.ts'
import { readSplit, type SplitForm } from './split-form.ts'

const ZONE = 'America/New_York'
const now = new Date('2024-10-06T12:00:00Z')
const bar = { id: 7, name: 'Bartender', isTipped: true }
const form = (changes: Partial<SplitForm> = {}): SplitForm => ({
  at: { text: '2024-10-04T18:00' },
  position: '7',
  rate: '12.00',
  cashTips: '0',
  creditTips: '0',
  ...changes,
})
const read = (changes: Partial<SplitForm> = {}, shift = entry(), position = bar) =>
  readSplit(shift, form(changes), position, { timeZone: ZONE, now })

test('reads a split into what is sent and both parts', () => {
  expect(read({}, entry({ deduction: 5 }))).toMatchObject({
    body: { at: '2024-10-04T22:00:00.000Z', positionId: 7, payrate: 12 },
    parts: [
      { positionName: 'Bog Actor', payrate: 15.5, endTime: '2024-10-04T22:00:00.000Z', deduction: 5 },
      { positionName: 'Bartender', payrate: 12, startTime: '2024-10-04T22:00:00.000Z', deduction: 0 },
    ],
  })
})

test.each<[string, Partial<SplitForm>, string]>([
  ['no time', { at: { text: '' } }, 'at: missing'],
  ['the start', { at: { text: '2024-10-04T17:00' } }, 'at: outside'],
  ['a time after the end', { at: { text: '2024-10-05T02:00' } }, 'at: outside'],
  ['no rate', { rate: '' }, 'rate: missing'],
  ['a rate off its steps', { rate: '12.10' }, 'rate: badRate'],
  ['more tips than there are', { cashTips: '20.25' }, 'tips: badTips'],
])('refuses %s', (_what, changes, expected) => {
  const reading = read(changes, entry({ isTipped: true, cashTips: 20 }))
  expect(reading.kind === 'problem' && `${reading.field}: ${reading.problem}`).toBe(expected)
})

test('the first part keeps the tips that the second does not get', () => {
  const reading = read(
    { cashTips: '7.5', creditTips: '' },
    entry({ isTipped: true, cashTips: 20, creditTips: 4 }),
  )
  expect(reading).toMatchObject({
    body: { tips: { first: { cashTips: 12.5, creditTips: 4 }, second: { cashTips: 7.5, creditTips: 0 } } },
  })
})

test('the preview is what the server decides, for random shifts and clock changes', () => {
  const start = fc.integer({ min: Date.parse('2024-10-30'), max: Date.parse('2024-11-06') })
  const quarters = fc.nat(200).map((count) => count / 4)
  fc.assert(
    fc.property(
      start,
      fc.integer({ min: 2, max: 600 }),
      fc.nat(600),
      quarters,
      fc.boolean(),
      fc.boolean(),
      (ms, minutes, cut, cash, first, second) => {
        const at = (offset: number) =>
          new Date(Math.floor(ms / 60_000) * 60_000 + offset * 60_000).toISOString()
        const shift = entry({ startTime: at(0), endTime: at(minutes), isTipped: first, cashTips: cash })
        const position = { ...bar, isTipped: second }
        const later = new Date('2024-11-20T00:00:00Z')
        const reading = readSplit(shift, form({ at: fieldOf(at(cut), ZONE) }), position, {
          timeZone: ZONE,
          now: later,
        })
        const tips = reading.kind === 'read' ? reading.body.tips : undefined
        const decision = decideSplit(shift, { at: new Date(at(cut)), isTipped: second, tips }, later)
        expect(reading.kind === 'read').toBe(decision.kind === 'split')
        if (reading.kind !== 'read' || decision.kind !== 'split') return
        expect(reading.body.at).toBe(at(cut))
        expect(reading.parts.map(tipsOf)).toEqual([tipsOf(decision.first), tipsOf(decision.second)])
      },
    ),
  )
})
