// @vitest-environment jsdom

import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { askTips } from './tips-prompt.tsx'

beforeEach(() => {
  render(<DialogHost />)
})

const asked = () => act(() => ({ answer: askTips() }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('returns the entered tips; an empty field is undefined', async () => {
  const { answer } = await asked()
  expect(screen.getByRole('alertdialog', { name: 'Please enter your tips:' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Cash Tips'), { target: { value: '12.25' } })
  press('Okay')
  expect(await answer).toEqual({ cashTips: 12.25, creditTips: 0 })
})

test('accepts only steps of 0.25', async () => {
  const { answer } = await asked()
  const cash = screen.getByLabelText('Cash Tips')
  expect(cash.getAttribute('step')).toBe('0.25')
  fireEvent.change(cash, { target: { value: '12.30' } })
  press('Okay')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  press('Cancel')
  expect(await answer).toBeUndefined()
})
