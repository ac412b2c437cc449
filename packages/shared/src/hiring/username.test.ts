import { expect, test } from 'vitest'
import { proposeUsername } from './username.ts'

test.each([
  ['Wren', 'Thorn', [], 'wrent'],
  ['Wren', 'Thorn', ['WrenT'], 'wrenth'],
  ['Wren', 'Thorn', ['wrent', 'wrenth', 'wrentho', 'wrenthor', 'wrenthorn'], 'wrenthorn2'],
  ['Wren', 'Thorn', ['wrent', 'wrenth', 'wrentho', 'wrenthor', 'wrenthorn', 'wrenthorn2'], 'wrenthorn3'],
  ['Anaïs', "O'Laurent", [], 'anaiso'],
  ['Mary Jo', 'van der Berg', [], 'maryjov'],
  ['Bo', '', [], 'bo'],
  ['美玲', '周', [], '美玲周'],
  ['한', '별', [], '한별'],
  ['--', '!', [], 'staff2'],
])('%s %s, with %j taken, gets %s', (firstName, lastName, taken, username) => {
  expect(proposeUsername({ firstName, lastName }, taken)).toBe(username)
})
