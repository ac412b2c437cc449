import { expect, test } from 'vitest'
import { sessionState } from './session-state.ts'

const NOW = 1_730_000_000_000
const minutes = (count: number) => NOW + count * 60_000

test.each([
  [`FM_SESS=${minutes(60)}`, 'running'],
  [`FM_SESS=${minutes(5) + 1}`, 'running'],
  [`FM_SESS=${minutes(5)}`, 'ending'],
  [`FM_SESS=${NOW + 1}`, 'ending'],
  [`FM_SESS=${NOW}`, 'over'],
  [`FM_SESS=${minutes(-600)}`, 'over'],
  [`FM_CUR_FEST=1; DEV_FM_SESS=${minutes(3)}; other=2`, 'ending'],
  [`XFM_SESS=${minutes(3)}`, 'none'],
  ['', 'none'],
])('with the cookies %s a session is %s', (cookies, expected) => {
  expect(sessionState(cookies, NOW)).toBe(expected)
})
