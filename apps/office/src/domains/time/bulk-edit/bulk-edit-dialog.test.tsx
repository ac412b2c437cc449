// @vitest-environment jsdom
import type { BulkPreview } from '@nightshift/shared/time/timeclock/bulk-edit'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { settled } from '../../../testing/settled.ts'
import { payrollEntry } from '../testing/payroll-entries.ts'
import { rowsOf } from '../timesheets/rows.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import type { BulkKind } from './bulk-form.ts'

const rows = rowsOf(
  [payrollEntry('Ash Graves', { id: 7 }), payrollEntry('Bo Marsh', { id: 8 })],
  [],
  new Date(),
)
const before = {
  positionName: 'Bog Actor',
  payrate: 15.5,
  startTime: '2024-10-04T21:00:00.000Z',
  endTime: '2024-10-05T05:00:00.000Z',
  cashTips: 0,
  creditTips: 0,
  note: '',
  needsReview: null,
}
const changed = (id: number) => ({ id, before, after: { ...before, note: 'Rain' } })

function open(
  preview: BulkPreview,
  reply: { status?: number; body: unknown } = { body: { changed: [7, 8] } },
  kind: BulkKind = 'note',
  shown = rows,
) {
  const fetch = mockApi({
    '/api/timeclock/bulk-edit/preview': { body: preview },
    '/api/timeclock/bulk-edit': reply,
  })
  const [leaveOut, onDone] = [vi.fn(), vi.fn()]
  const selection = {
    ...{ chosen: new Set([7, 8]), rows: shown, has: () => true, isAll: true, leaveOut },
    ...{ toggle: () => {}, toggleAll: () => {}, clear: () => {} },
  }
  renderPage(<BulkEditDialog kind={kind} selection={selection} onDone={onDone} onClose={() => {}} />)
  return { fetch, leaveOut, onDone }
}

const type = (note: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: note } })
const sentTo = (fetch: ReturnType<typeof open>['fetch'], address: string) =>
  fetch.mock.calls.filter(([path]) => path === address).map(([, call]) => JSON.parse(String(call?.body)))

test('shows what changes, then changes exactly that', async () => {
  const { fetch, onDone } = open({ changes: [changed(7), changed(8)], refused: [] })
  expect(screen.getByRole('dialog', { name: 'Change the note of 2 entries' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true)
  type('Rain')
  const list = await screen.findByRole('list', { name: 'What changes' })
  expect(within(list).getAllByRole('listitem')[0]!.textContent).toContain('Ash Graves, 10/4/2024 5:00:00 PM')
  fireEvent.click(screen.getByRole('button', { name: 'Change 2 entries' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('2 entries changed.'))
  const { updatedAt } = rows[0]!.entry
  const body = {
    entries: [
      { id: 7, updatedAt },
      { id: 8, updatedAt },
    ],
    change: { note: { append: 'Rain' } },
  }
  expect(sentTo(fetch, '/api/timeclock/bulk-edit')).toEqual([body])
  expect(sentTo(fetch, '/api/timeclock/bulk-edit/preview')[0]).toEqual(body)
})

test('names the entries that refuse, changes nothing, and offers to leave them out', async () => {
  const refused = [{ id: 8, code: 'periodLocked', message: 'The pay period is locked.' }]
  const { fetch, leaveOut } = open({ changes: [changed(7)], refused })
  type('Rain')
  const list = await screen.findByRole('list', { name: '1 entry cannot be changed like that:' })
  expect(list.textContent).toContain('Bo Marsh, 10/4/2024 5:00:00 PM The pay period is locked.')
  fireEvent.submit(screen.getByRole('textbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Leave out 1 entry' }))
  expect(leaveOut).toHaveBeenCalledWith([8])
  await settled()
  expect(sentTo(fetch, '/api/timeclock/bulk-edit')).toEqual([])
})

test('shows why the server refused after all', async () => {
  const error = { code: 'bulkEditRefused', message: 'None was changed.', details: { refused: [] } }
  const { onDone } = open({ changes: [changed(7)], refused: [] }, { status: 409, body: { error } })
  type('Rain')
  fireEvent.click(await screen.findByRole('button', { name: 'Change 1 entry' }))
  expect(await screen.findByText('None was changed.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  await settled()
  expect(onDone).not.toHaveBeenCalled()
})

test('one end for all is a time, in the night of each', async () => {
  const { fetch, onDone } = open({ changes: [changed(7), changed(8)], refused: [] }, undefined, 'end')
  screen.getByRole('dialog', { name: 'Change the end time of 2 entries' })
  fireEvent.change(screen.getByLabelText(/^Clock Out/), { target: { value: '00:30' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Change 2 entries' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sentTo(fetch, '/api/timeclock/bulk-edit')).toMatchObject([{ change: { endTime: '00:30' } }])
})

test('a time that comes twice is asked about before anything is shown or changed', async () => {
  const [startTime, endTime] = ['2022-11-05T21:00:00.000Z', '2022-11-06T07:00:00.000Z']
  const night = rowsOf([payrollEntry('Ash Graves', { id: 7, startTime, endTime })], [], new Date())
  const { fetch } = open({ changes: [changed(7)], refused: [] }, undefined, 'end', night)
  fireEvent.change(screen.getByLabelText(/^Clock Out/), { target: { value: '01:30' } })
  await screen.findByRole('radiogroup', { name: /1:30 AM/ })
  expect(screen.getByText('Fill in the change to see what it does.')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('radio')[1]!)
  fireEvent.click(await screen.findByRole('button', { name: 'Change 1 entry' }))
  await waitFor(() =>
    expect(sentTo(fetch, '/api/timeclock/bulk-edit')).toMatchObject([
      { change: { endTime: '01:30', which: 'second' } },
    ]),
  )
})
