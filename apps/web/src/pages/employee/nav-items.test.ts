import { expect, test } from 'vitest'
import { person } from '../../testing/samples.ts'
import { navItems } from './nav-items.ts'

const labels = (changes: Parameters<typeof person>[0]) => navItems(person(changes)).map(({ label }) => label)
const { festival } = person()

test('shows the Admin link from level 1 on', () => {
  expect(labels({ accessLvl: 0 })).toEqual(['Timeclock', 'To-do'])
  expect(labels({ accessLvl: 1 })).toEqual(['Timeclock', 'To-do', 'Admin'])
})

test('shows the To-do link only where the festival has it', () => {
  expect(labels({ festival: { ...festival!, enableTodos: false } })).toEqual(['Timeclock'])
  expect(labels({ festival: null })).toEqual(['Timeclock'])
})
