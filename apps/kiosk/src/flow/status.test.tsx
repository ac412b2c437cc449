// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Status } from './status.tsx'

const person = { firstName: 'Bram', lastInitial: 'H', photo: null }
const shown = (more: { closedForgotten?: true; notPlanned?: true }) => {
  const display = { kind: 'clockedIn' as const, person, at: 0, ...more }
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
