// @vitest-environment jsdom
import type { ErasurePreview } from '@nightshift/shared/people/erasure/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { employee } from '../testing/employees.ts'
import { EraseDialog } from './erase-dialog.tsx'

const ash = employee({ firstName: 'Ash', lastName: 'Marrow' })
const preview: ErasurePreview = {
  refusals: [],
  unexportedEntries: 0,
  uncorrectedEntries: 0,
  undecidedPunches: 0,
  undecidedRequests: 0,
  gone: { applications: 2, badges: 1, positions: 3, invitations: 1, photo: true, auditRows: 12 },
  timeEntries: 41,
  sealedUntil: '2027-10-04',
  hasAddress: true,
}

function open(changes: Partial<ErasurePreview> = {}) {
  const onClose = vi.fn()
  const fetch = mockApi({
    [`/api/users/${ash.id}/erasure`]: { body: { ...preview, ...changes } },
    [`/api/users/${ash.id}/erase`]: { body: { erasedAt: '2024-10-05T00:00:00.000Z', sealedUntil: null } },
  })
  renderPage(<EraseDialog employee={ash} onClose={onClose} />)
  const sent = () =>
    fetch.mock.calls.flatMap(([, request]) =>
      request?.method === 'POST' ? [JSON.parse(String(request.body))] : [],
    )
  return { onClose, sent }
}

const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

test('says what goes, what stays, and until when the name is sealed', async () => {
  open()
  expect(await lines()).toEqual([
    'Name, username, password, email, phone, Paychex ID, emergency contact, notes, photo',
    '1 badge, 3 positions and all sign-ins',
    '2 applications with all answers, also those of the same name and email or phone',
    '1 personal link to the application form',
    'Their values in 12 rows of the audit log',
    '41 time entries with hours, pay and tips, without notes, under the name “Former employee”',
    'That they were erased, when and by whom',
    expect.stringMatching(/^Backups of before/),
    expect.stringMatching(
      /^Name and address, apart from all lists, until 10\/4\/2027: for as many years after the last pay/,
    ),
  ])
})

test('somebody who was never paid leaves nothing', async () => {
  open({
    timeEntries: 0,
    sealedUntil: null,
    hasAddress: false,
    gone: { ...preview.gone, applications: 0, photo: false },
  })
  const all = (await lines()).join('\n')
  expect(all).toContain('Nothing: they were not paid')
  expect(all).toContain('Nothing of payroll')
  expect(all).not.toContain('photo')
})

test('a name that is typed wrong is not sent; the right one is, and the dialog closes', async () => {
  const { onClose, sent } = open()
  const field = await screen.findByLabelText(/Type “Ash Marrow” to confirm/)
  fireEvent.change(field, { target: { value: 'Ash' } })
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }))
  screen.getByText('Please type the name as it is written above.')
  expect(sent()).toEqual([])
  fireEvent.change(field, { target: { value: 'ash marrow ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ confirmation: 'ash marrow ' }])
})

test('what stands in the way is named, and nothing can be typed', async () => {
  open({
    refusals: ['unexportedHours', 'uncorrectedHours', 'undecidedPunches'],
    ...{ unexportedEntries: 2, uncorrectedEntries: 1, undecidedPunches: 1 },
  })
  expect(await lines()).toEqual([
    'Payroll does not have 2 time entries of theirs. Export hours in Timesheets first, to an import file where the festival makes those. Tips or deductions without hours need hours, or the approval of their pay period.',
    '1 time entry of theirs has changed since payroll was given it. Make the correction file in Timesheets, Exports, first: it needs their name and Paychex ID.',
    '1 scan of theirs needs a decision. Decide in Timesheets, Needs attention, first.',
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
})
