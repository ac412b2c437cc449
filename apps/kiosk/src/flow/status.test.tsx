// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PunchFacts } from '../offline/save-scan.ts'
import { Status } from './status.tsx'

const person = { firstName: 'Bram', lastInitial: 'H', photo: null }
const shown = (more: PunchFacts, kind: 'clockedIn' | 'clockedOut' = 'clockedIn') => {
  const display = { kind, person, at: Date.parse('2024-10-05T05:02:00Z'), ...more }
  render(<Status display={display} sees hint="" timeZone="America/New_York" />)
  return screen.getByRole('status').textContent
}

test('after a forgotten clock-out, the status says that they are clocked in again, and how to clock out', () => {
  const words = shown({ closedForgotten: true })
  expect(words).toContain('Clocked In')
  expect(words).toContain('You never clocked out of your last shift. It was closed')
  expect(words).toContain('You are in again. Going home? Scan once more.')
})

test('who is not on the plan is in all the same, and told so', () => {
  const words = shown({ notPlanned: true })
  expect(words).toContain('Clocked In')
  expect(words).toContain('You are not on tonight’s plan.')
})

test('an ordinary clock-in says nothing about the last shift or the plan', () => {
  const words = shown({})
  expect(words).not.toContain('last shift')
  expect(words).not.toContain('plan')
})

test('a clock-in names the position, a clock-out the hours and from when to when', () => {
  expect(shown({ positionName: 'Bog Actor' })).toContain('Clocked InBog Actor1:02 AM')
  const ended = { positionName: 'Bog Actor', startTime: '2024-10-04T21:12:00.000Z', hours: 7.83 }
  cleanup()
  expect(shown(ended, 'clockedOut')).toContain('Clocked Out7.83 hours5:12 PM to 1:02 AM')
})
