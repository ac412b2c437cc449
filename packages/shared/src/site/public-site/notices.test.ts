import { expect, test } from 'vitest'
import { nightsOf } from '../../seasons/nights.ts'
import { DEFAULT_SEASON as season } from '../../seasons/season.ts'
import { noticesOf } from './notices.ts'

const timeZone = 'America/New_York'
const nights = nightsOf(season, timeZone)
const NOTICE = { text: '', from: null, until: null, severity: 'info' as const }
const noticesAt = (now: string, changes = {}) =>
  noticesOf({
    ...{ notice: NOTICE, publicMsg: '', closedNights: [], nights, season, timeZone },
    now: new Date(now),
    ...changes,
  })
const texts = (now: string, changes = {}) => noticesAt(now, changes).map(({ text }) => text)

const closedNights = [{ date: '2024-11-02', words: 'The storm is too close.' }]
const CLOSED = 'Closed tonight, Saturday, November 2. The storm is too close.'

test.each([
  ['the evening before', '2024-11-02T03:59:00Z', []],
  ['the first minute of its day', '2024-11-02T04:00:00Z', [CLOSED]],
  ['the last minute of its shift', '2024-11-03T04:59:00Z', [CLOSED]],
  ['the end of its shift', '2024-11-03T05:00:00Z', []],
])('a called-off night is announced on its day only: %s', (_, now, expected) => {
  expect(texts(now, { closedNights })).toEqual(expected)
})

test.each([
  ['without limits', {}, true],
  ['before it', { from: '2024-10-01T12:00:00.001Z' }, false],
  ['from its first millisecond', { from: '2024-10-01T12:00:00.000Z' }, true],
  ['before its end', { until: '2024-10-01T12:00:00.001Z' }, true],
  ['at its end', { until: '2024-10-01T12:00:00.000Z' }, false],
  ['without words', { text: ' ' }, false],
])('a notice is shown in its time: %s', (_, changes, shown) => {
  const notice = { ...NOTICE, text: 'Bring boots.', ...changes }
  expect(texts('2024-10-01T12:00:00.000Z', { notice })).toEqual(shown ? ['Bring boots.'] : [])
})

test('a called-off night comes before the notice, and both before the message of the General tab', () => {
  const notice = { ...NOTICE, text: 'Bring boots.', severity: 'warning' }
  const shown = noticesAt('2024-11-02T20:00:00Z', { notice, publicMsg: 'Welcome.', closedNights })
  expect(shown.map(({ kind }) => kind)).toEqual(['closed', 'warning', 'public'])
  expect(new Set(shown.map(({ id }) => id)).size).toBe(3)
})

test('the id stays with the words and changes with them', () => {
  const idOf = (publicMsg: string) => noticesAt('2024-10-01T12:00:00Z', { publicMsg })[0]!.id
  expect(idOf('Sold out tonight.')).toBe(idOf('Sold out tonight.'))
  expect(idOf('Sold out tonight.')).not.toBe(idOf('Sold out tonight!'))
})
