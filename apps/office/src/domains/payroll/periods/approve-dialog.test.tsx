// @vitest-environment jsdom
import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import type { PeriodProblem } from '@nightshift/shared/payroll/pay-periods/contract'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { settled } from '../../../testing/settled.ts'
import { payPeriod } from '../../time/testing/pay-periods.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import * as problemList from './problem-list.tsx'

const { festival } = person()
const period = payPeriod()
const bounds = { startsAt: '2024-10-21T10:00:00.000Z', endsAt: '2024-10-28T10:00:00.000Z' }
const open: PeriodProblem = {
  ...{ kind: 'open', entryId: 7, userId: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20', paychexId: '1313' },
  ...{ user: { firstName: 'Ash', lastName: 'Marrow' }, positionName: 'Bog Actor' },
  ...{ startTime: '2024-10-27T21:00:00.000Z', endTime: null },
}
const figures = {
  ...{ entries: 312, hundredths: 120_450 },
  ...{ payCents: 1_535_738, tipsCents: 120_025, deductionCents: 4_000 },
}
const LOCKED = {
  ...{ id: 4, ...bounds, overrides: [], approvedAt: '2024-10-28T16:00:00.000Z' },
  approvedBy: { firstName: 'Mara', lastName: 'Voss' },
}
const onClose = vi.fn()
const onOpen = vi.fn()

function show(problems: PeriodProblem[], approve: { status?: number; body: unknown } = { body: LOCKED }) {
  const list = addressOf(PAY_PERIODS_CALLS.problems, { query: { festivalId: 1, ...bounds } })
  const calls = mockApi({ [list]: { body: { figures, problems } }, '/api/pay-periods/approve': approve })
  function Approval() {
    const [reasons, setReasons] = useState({})
    return (
      <ApproveDialog
        period={period}
        reasons={reasons}
        onReasons={setReasons}
        onOpen={onOpen}
        onClose={onClose}
      />
    )
  }
  renderPage(<Approval />, { festival })
  return () => calls.mock.calls.find(([path]) => path === '/api/pay-periods/approve')?.[1]?.body
}
const approve = () => fireEvent.click(screen.getByRole('button', { name: 'Approve and lock' }))

beforeEach(() => {
  onClose.mockClear()
})

test('a problem needs a reason, and opens its entry', async () => {
  const sent = show([open])
  const link = await screen.findByRole('button', { name: /^Ash Marrow, Bog Actor, Sun, Oct 27/ })
  approve()
  expect(screen.getByText('Settle it, or say why.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Reason to approve in spite of Ash Marrow/))
  await settled()
  expect(sent()).toBeUndefined()
  fireEvent.click(link)
  expect(onOpen).toHaveBeenCalledWith(open)
})

test('whoever has a rate of their own that was set by hand leaves the approval to somebody else', async () => {
  show([{ ...open, kind: 'rateByHand', notByYou: true }])
  expect(await screen.findByText(/^This is your own shift: somebody else has to approve/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Approve and lock' })).toHaveProperty('disabled', true)
})

test('with a reason for each it approves the hours and the money that are shown', async () => {
  const sent = show([open, { ...open, kind: 'moneyWithoutHours', entryId: 8, positionName: 'Bartender' }])
  const reason = await screen.findByLabelText(/^Reason to approve in spite of Ash Marrow, Bog Actor/)
  expect(screen.getByText(/^312 entries/).textContent).toBe(
    '312 entries, 1204.50 hours. Pay $15,357.38, tips $1,200.25, deductions $40.00.',
  )
  fireEvent.change(reason, { target: { value: 'Sick' } })
  expect(screen.getByRole('heading', { name: /^Tips or a deduction without hours/ })).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Bartender/), { target: { value: 'Paid in cash' } })
  approve()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(JSON.parse(String(sent()))).toEqual({
    ...{ festivalId: 1, ...bounds, seen: figures },
    overrides: [
      { kind: 'open', entryId: 7, reason: 'Sick' },
      { kind: 'moneyWithoutHours', entryId: 8, reason: 'Paid in cash' },
    ],
  })
})

test('a refusal is shown in words, and the dialog stays', async () => {
  const message = 'Somebody else changed this meanwhile. Please look again.'
  show([], { status: 409, body: { error: { statusCode: 409, code: 'changedMeanwhile', message } } })
  await screen.findByText('Nothing stands in the way.')
  approve()
  expect(await screen.findByText(message)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  await settled()
  expect(onClose).not.toHaveBeenCalled()
})

test('more problems than can be overridden are shown, and nothing is approved', async () => {
  // As many rows would take a minute to draw.
  vi.spyOn(problemList, 'ProblemList').mockReturnValue([])
  show(Array.from({ length: 5001 }, (_, entryId) => ({ ...open, entryId })))
  await screen.findByText(/^5,001 problems stand in the way, and at most 5,000/)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Approve and lock' })
  expect(button.disabled).toBe(true)
})
