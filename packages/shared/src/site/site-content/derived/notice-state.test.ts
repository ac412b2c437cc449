import { expect, test } from 'vitest'
import { type NoticeState, noticeState } from './notice-state.ts'

const FROM = '2024-10-04T22:00:00.000Z'
const UNTIL = '2024-10-05T04:00:00.000Z'

test.each<[string, NoticeState]>([
  ['2024-10-04T21:59:59.999Z', 'waiting'],
  [FROM, 'shown'],
  ['2024-10-05T03:59:59.999Z', 'shown'],
  [UNTIL, 'over'],
])('at %s a notice from 22:00 until 04:00 is %s', (now, state) => {
  const notice = { text: 'Rain: bring boots.', from: FROM, until: UNTIL, severity: 'info' as const }
  expect(noticeState(notice, new Date(now))).toBe(state)
})

test('a notice without limits is shown, and one without text never', () => {
  const notice = { text: ' ', from: null, until: null, severity: 'info' as const }
  expect(noticeState(notice, new Date())).toBe('empty')
  expect(noticeState({ ...notice, text: 'Rain.' }, new Date())).toBe('shown')
})
