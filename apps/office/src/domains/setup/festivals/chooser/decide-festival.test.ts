import { person } from '@nightshift/ui/testing/samples.ts'
import { expect, test } from 'vitest'
import { decideFestival } from './decide-festival.ts'

const hayride = person().festival!
const christmas = { ...hayride, id: 2, name: 'Scary Little Christmas' }
const festivals = [hayride, christmas]

const employee = person()
const administrator = person({ accessLvl: 3 })
const visiting = person({ accessLvl: 1, festival: null, festivalId: null })

test.each([
  [
    'an employee has their own, with or without the list',
    employee,
    undefined,
    undefined,
    'Dreadmoor Haunted Hayride',
  ],
  ['a cookie is ignored for a fixed festival', employee, 2, festivals, 'Dreadmoor Haunted Hayride'],
  ['an administrator has the chosen one', administrator, 2, festivals, 'Scary Little Christmas'],
  ['a person without a festival has the chosen one', visiting, 2, festivals, 'Scary Little Christmas'],
])('%s', (_, user, chosenId, list, name) => {
  expect(decideFestival(user, chosenId, list)).toMatchObject({ kind: 'current', festival: { name } })
})

test.each([
  ['an administrator who chose none is asked, though they have one', administrator, undefined],
  ['a person without a festival is asked', visiting, undefined],
  ['a deleted festival is asked for again', administrator, 9],
])('%s', (_, user, chosenId) => {
  expect(decideFestival(user, chosenId, festivals)).toEqual({ kind: 'ask', options: festivals })
})

test('nothing is asked before the list is loaded, or without a festival to choose', () => {
  expect(decideFestival(administrator, 1)).toEqual({ kind: 'unknown' })
  expect(decideFestival(administrator, 1, [])).toEqual({ kind: 'none' })
})
