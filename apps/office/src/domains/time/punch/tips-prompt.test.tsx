// @vitest-environment jsdom

import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { askTips } from './tips-prompt.tsx'

const send = vi.fn<(tips: object) => Promise<void>>()

beforeEach(() => {
  send.mockReset().mockResolvedValue()
  render(<DialogHost />)
})

const asked = () => act(() => ({ outcome: askTips(send) }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('sends the entered tips; an empty field is 0', async () => {
  const { outcome } = await asked()
  expect(screen.getByRole('alertdialog', { name: 'Please enter your tips:' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Cash Tips'), { target: { value: '12.25' } })
  press('Okay')
  expect(await outcome).toBe('sent')
  expect(send).toHaveBeenCalledExactlyOnceWith({ cashTips: 12.25, creditTips: 0 })
})

test('accepts only steps of 0.25', async () => {
  const { outcome } = await asked()
  const cash = screen.getByLabelText('Cash Tips')
  expect(cash.getAttribute('step')).toBe('0.25')
  fireEvent.change(cash, { target: { value: '12.30' } })
  press('Okay')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  press('Cancel')
  expect(await outcome).toBe('cancelled')
  expect(send).not.toHaveBeenCalled()
})

test('keeps what was typed while the server cannot be reached, and says so in the dialog', async () => {
  send.mockRejectedValueOnce(new ApiError(0, 'notSent', 'Not sent'))
  const { outcome } = await asked()
  fireEvent.change(screen.getByLabelText('Cash Tips'), { target: { value: '12.25' } })
  fireEvent.change(screen.getByLabelText('Credit Tips'), { target: { value: '30' } })
  press('Okay')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/nothing will be sent later by itself/)
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  press('Okay')
  expect(await outcome).toBe('sent')
  expect(send).toHaveBeenLastCalledWith({ cashTips: 12.25, creditTips: 30 })
})

test('closes with what the server refused', async () => {
  const refused = new ApiError(409, 'notClockedIn', 'You are not clocked in.')
  send.mockRejectedValueOnce(refused)
  const { outcome } = await asked()
  press('Okay')
  await expect(outcome).rejects.toBe(refused)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
