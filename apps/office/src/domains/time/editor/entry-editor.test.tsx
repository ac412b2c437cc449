// @vitest-environment jsdom
import { ERRORS } from '@nightshift/shared/errors'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { settled } from '../../../testing/settled.ts'
import { entry } from '../testing/entries.ts'
import { EntryEditor } from './entry-editor.tsx'

const mara = person({ id: '00000000-0000-4000-8000-0000000000a2', accessLvl: 2 })

function open(shift = entry(), reply: Parameters<typeof mockApi>[0][string] = { body: shift }) {
  const fetch = mockApi({ [`/api/timeclock/${shift.id}`]: reply })
  const onClose = vi.fn()
  const editor = (latest: typeof shift) => <EntryEditor entry={latest} name="Ash Marrow" onClose={onClose} />
  const { rerender } = renderPage(editor(shift), { me: mara })
  const sent = () =>
    fetch.mock.calls
      .filter(([, request]) => request?.method === 'PATCH')
      .map(([, request]) => JSON.parse(String(request?.body)))
  return { onClose, sent, follow: (latest: typeof shift) => rerender(editor(latest)) }
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const facts = () => screen.getByText(/hours, \$/).textContent

test('a form without changes is closed, and nothing is sent', async () => {
  const { onClose, sent } = open()
  save()
  expect(onClose).toHaveBeenCalled()
  await settled()
  expect(sent()).toEqual([])
})

test('what was changed is sent with the version that was read', async () => {
  const { onClose, sent } = open()
  fill('Clock Out', '2024-10-05T02:15')
  fill('Cash tips', '3.25')
  expect(facts()).toBe('9.25 hours, $143.38')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual([
    { endTime: '2024-10-05T06:15:00.000Z', cashTips: 3.25, updatedAt: entry().updatedAt },
  ])
})

test('an end before the start is shown at its field, and nothing is sent', async () => {
  const { sent } = open()
  fill('Clock Out', '2024-10-04T16:00')
  save()
  expect(screen.getByText('A shift cannot end before it starts.')).toBeTruthy()
  await settled()
  expect(sent()).toEqual([])
})

test('an overlap names the other shift, and the form stays', async () => {
  const { status, message } = ERRORS.overlap
  const other = { id: 2, positionName: 'Krampus', startTime: '2024-10-05T09:00:00.000Z', endTime: null }
  const { onClose } = open(entry(), {
    status,
    body: { error: { code: 'overlap', message, details: { with: other } } },
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fill('Clock Out', '2024-10-05T05:30')
  save()
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain(
    'This overlaps another shift of the same person: Krampus, 10/5/2024 5:00:00 AM and still open.',
  )
  fireEvent.click(within(alert).getByRole('button', { name: 'Okay' }))
  expect(screen.getByLabelText('Clock Out')).toHaveProperty('value', '2024-10-05T05:30')
  await settled()
  expect(onClose).not.toHaveBeenCalled()
})

test('the rate of their own shift is for somebody else to set', () => {
  open(entry({ userId: mara.id }))
  expect(screen.getByLabelText(/^Rate/)).toHaveProperty('disabled', true)
  expect(screen.getByText('Somebody else sets the rate of your own shifts.')).toBeTruthy()
})

test('more tips on their own shift are for somebody else to give, in words', async () => {
  const { status, message } = ERRORS.notOnYourself
  const own = entry({ userId: mara.id, isTipped: true })
  const { onClose } = open(own, { status, body: { error: { code: 'notOnYourself', message } } })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fill('Cash tips', '5')
  save()
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain(message)
  fireEvent.click(within(alert).getByRole('button', { name: 'Okay' }))
  await settled()
  expect(onClose).not.toHaveBeenCalled()
})

test('a time that comes twice is asked about, and one that is skipped is refused', async () => {
  // 5 pm to the second half past one.
  const fallBack = { startTime: '2022-11-05T21:00:00.000Z', endTime: '2022-11-06T06:30:00.000Z' }
  const { onClose, sent } = open(entry({ ...fallBack, payrate: 20 }))
  const which = screen.getByRole('radiogroup', { name: /^1:30:00 AM comes twice that night\./ })
  const second = within(which).getByRole('radio', { name: 'The second, after they went back (EST)' })
  expect(second).toHaveProperty('checked', true)
  expect(facts()).toBe('9.50 hours, $190.00')

  fill('Clock Out', '2023-03-12T02:30')
  save()
  expect(screen.getByText(/^The clocks go forward that night and skip this time\./)).toBeTruthy()
  fill('Clock Out', '2022-11-06T01:30:00')
  fireEvent.click(screen.getByRole('radio', { name: 'The first, before the clocks go back (EDT)' }))
  expect(facts()).toBe('8.50 hours, $170.00')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toMatchObject([{ endTime: '2022-11-06T05:30:00.000Z' }])
})

test('a time that comes twice and was not chosen is asked for', async () => {
  const { sent } = open(entry({ startTime: '2022-11-05T21:00:00.000Z', endTime: '2022-11-06T04:45:00.000Z' }))
  fill('Clock Out', '2022-11-06T01:10')
  save()
  expect(screen.getByText('Please say which of the two is meant.')).toBeTruthy()
  await settled()
  expect(sent()).toEqual([])
})

test('changes that are not saved are asked about, and stay', async () => {
  const { onClose } = open()
  fill('Note', 'Left with the late van.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: /^You have changes that are not saved\./ })
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Left with the late van.')
  await settled()
  expect(onClose).not.toHaveBeenCalled()
})

test('a shift is deleted after a question only', async () => {
  const { onClose } = open(entry(), { body: null })
  const ask = async (answer: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: /^Are you sure you want to delete/ })
    fireEvent.click(within(question).getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await ask('Cancel')
  await settled()
  expect(onClose).not.toHaveBeenCalled()
  await ask('Confirm')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(screen.getByText('The shift of Ash Marrow is deleted.')).toBeTruthy()
  const fetch = mockApi({ '/api/timeclock/1/undelete': { body: entry() } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(fetch.mock.calls.map(String).join()).toContain('/api/timeclock/1/undelete'))
  expect(screen.queryByText('The shift of Ash Marrow is deleted.')).toBeNull()
})

test('what somebody else changed meanwhile is shown, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { status, message } = ERRORS.changedMeanwhile
  const replies = [{ status, body: { error: { code: 'changedMeanwhile', message } } }]
  const { onClose, sent, follow } = open(entry(), () => replies.shift() ?? { body: entry() })
  fill('Note', 'Mine.')
  save()
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain('Somebody else changed this meanwhile. Please look again.')
  const theirs = entry({ deduction: 9, updatedAt: '2024-10-05T06:00:00.000Z' })
  follow(theirs)
  fireEvent.click(within(alert).getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(screen.getByLabelText('Deduction')).toHaveProperty('value', '9.00'))
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Mine.')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual([
    { note: 'Mine.', updatedAt: entry().updatedAt },
    { note: 'Mine.', updatedAt: theirs.updatedAt },
  ])
})
