import { expect, test } from 'vitest'
import { navItems } from './nav-items.tsx'

const labels = (accessLvl: number, enableTodos = true) =>
  navItems({ accessLvl }, { enableTodos }).map(({ label }) => label)

test('shows the Admin link from level 1 on', () => {
  expect(labels(0)).toEqual(['Timeclock', 'My nights', 'To-do'])
  expect(labels(1)).toEqual(['Timeclock', 'My nights', 'To-do', 'Admin'])
})

test('shows the To-do link only where the festival has it', () => {
  expect(labels(0, false)).toEqual(['Timeclock', 'My nights'])
})
