// @vitest-environment jsdom
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import type { DeletedEntry } from '@nightshift/shared/time/timeclock/contract'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { entry } from '../testing/entries.ts'
import { DeletedEntriesDialog } from './deleted-entries-dialog.tsx'

const { festival } = person()
const PERIOD = { start: '2024-09-30', end: '2024-10-06' }
const RANGE = { startsAt: new Date('2024-09-30T04:00:00Z'), endsAt: new Date('2024-10-07T04:00:00Z') }
const deleted: DeletedEntry = {
  id: 7,
  user: { firstName: 'Ash', lastName: 'Marrow' },
  positionName: 'Bog Actor',
  startTime: '2024-10-04T21:00:00.000Z',
  endTime: '2024-10-05T05:00:00.000Z',
  deletedAt: '2024-10-06T16:00:00.000Z',
  deletedBy: { firstName: 'Mara', lastName: 'Voss' },
}

/** Opens the dialog; the list has the entry until it is restored. */
function open(undelete: { status?: number; body: unknown } = { body: entry({ id: 7 }) }) {
  const query = { since: '2024-09-30T04:00:00.000Z', until: '2024-10-07T04:00:00.000Z' }
  const list = addressOf(TIMECLOCK_CALLS.deleted, { query: { festivalId: 1, ...query } })
  let entries = [deleted]
  mockApi({
    [list]: () => ({ body: entries }),
    '/api/timeclock/7/undelete': () => {
      if (!undelete.status) entries = []
      return undelete
    },
  })
  renderPage(<DeletedEntriesDialog period={PERIOD} range={RANGE} onClose={() => {}} />, { festival })
}

const restore = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Restore Ash Marrow/ }))

/** The text of the alert, which is closed. */
async function alertText() {
  const alert = await screen.findByRole('alertdialog')
  fireEvent.click(within(alert).getByRole('button'))
  return alert.textContent
}

test('shows whose entry it was and who deleted it when, and restores it', async () => {
  open()
  const item = await screen.findByRole('listitem')
  expect(item.textContent).toContain('Bog Actor, 10/4/2024 5:00:00 PM to 10/5/2024 1:00:00 AM')
  expect(item.textContent).toContain('Deleted by Mara Voss, 10/6/2024 12:00:00 PM')
  await restore()
  expect(await screen.findByText(/^Restored: Ash Marrow, Bog Actor/)).toBeTruthy()
  expect(await screen.findByText('No deleted entries')).toBeTruthy()
})

test('names the shift that is there by now', async () => {
  const { id, positionName, startTime, endTime } = entry({ id: 9 })
  const details = { with: { id, positionName, startTime, endTime } }
  open({ status: 409, body: { error: { code: 'overlap', message: 'This overlaps.', details } } })
  await restore()
  expect(await alertText()).toContain('This overlaps another shift of the same person: Bog Actor')
})

test('says that somebody else was faster', async () => {
  open({ status: 404, body: { error: { code: 'notFound', message: 'Not found.' } } })
  await restore()
  expect(await alertText()).toContain('not deleted any more')
})
