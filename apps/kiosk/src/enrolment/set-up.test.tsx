// @vitest-environment jsdom
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { KIOSK } from '../kiosk.texts.ts'
import type { OfflineKiosk } from '../offline/offline-kiosk.ts'
import { SetUp } from './set-up.tsx'

beforeEach(() => void vi.stubGlobal('isSecureContext', true))

function open(enrol: OfflineKiosk['enrol'], hasStorage = true) {
  const onClose = vi.fn()
  const kiosk = { enrol, hasStorage } as OfflineKiosk
  render(<SetUp kiosk={kiosk} onClose={onClose} />)
  const enter = (code: string) => {
    fireEvent.change(screen.getByLabelText(KIOSK.setUp.label), { target: { value: code } })
    fireEvent.submit(screen.getByRole('button', { name: KIOSK.setUp.send }).closest('form')!)
  }
  return { onClose, enter }
}

test('takes a code in any case, with or without its dash, and closes', async () => {
  const enrol = vi.fn(async () => {})
  const { onClose, enter } = open(enrol)
  enter(' abcd-efgh ')
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0)
  expect(enrol).toHaveBeenCalledWith('ABCDEFGH')
})

test('says how long a code is, before it is sent', async () => {
  const enrol = vi.fn(async () => {})
  open(enrol).enter('abc')
  expect(await screen.findByText(KIOSK.setUp.tooShort)).toBeTruthy()
  expect(enrol).not.toHaveBeenCalled()
})

test.each([
  ['the server’s words about a wrong code', new ApiError(403, 'kioskCodeWrong', 'Not valid.'), 'Not valid.'],
  ['a lost connection', new ApiError(0, 'unreachable', 'TypeError'), KIOSK.setUp.unreachable],
  ['a captive portal', new ApiError(403, 'unknown', '403 Forbidden'), KIOSK.setUp.unreachable],
])('shows %s, and stays open', async (_, failure, words) => {
  const { onClose, enter } = open(async () => {
    throw failure
  })
  enter('ABCDEFGH')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('says what must be done first where a device cannot be set up', () => {
  open(async () => {}, false)
  expect(screen.getByText(KIOSK.setUp.noStorage)).toBeTruthy()
  expect(screen.queryByLabelText(KIOSK.setUp.label)).toBeNull()
})
