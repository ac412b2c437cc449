// @vitest-environment jsdom
import { Select } from '@mantine/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { CancelButton, OfficeModal } from './office-modal.tsx'
import { toast } from './toast/toast.tsx'

const onClose = vi.fn()
beforeEach(() => onClose.mockReset())

function open({ unsaved = false } = {}) {
  renderPage(
    <OfficeModal title="Fill the Bog" unsaved={unsaved} onClose={onClose}>
      <Select label="Who" data={['Ruby', 'Kwame']} data-autofocus />
      <CancelButton>Cancel</CancelButton>
    </OfficeModal>,
  )
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Fill the Bog' })
}
const question = () => screen.findByRole('alertdialog', { name: /not saved. Close and lose them/ })
const pressEscape = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Escape' })
/** After the time in which a click belongs to the double click that has opened it. */
const later = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 501)

test('Escape closes what is open in a dialog first, and then the dialog', async () => {
  const dialog = open()
  const who = within(dialog).getByRole('combobox', { name: 'Who' })
  expect(document.activeElement).toBe(who)
  fireEvent.click(who)
  expect(within(dialog).getByRole('listbox')).toBeTruthy()
  pressEscape(who)
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(who.getAttribute('aria-expanded')).toBe('false'))
  expect(pressEscape(who)).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape, Back of the browser, Close and Cancel ask while something is unsaved', async () => {
  const dialog = open({ unsaved: true })
  const cancel = () => fireEvent(dialog, new Event('cancel', { cancelable: true }))
  const ways = [
    () => pressEscape(within(dialog).getByRole('combobox')),
    cancel,
    () => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
    () => fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' })),
  ]
  for (const leave of ways) {
    leave()
    const asked = await question()
    fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(onClose).not.toHaveBeenCalled()
  cancel()
  fireEvent.click(within(await question()).getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('what the browser closes by itself is open again, and asks', async () => {
  const dialog = open({ unsaved: true })
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
  await question()
})

test('a click beside it closes it, but neither the end of a selection nor one with something unsaved', async () => {
  const dialog = open()
  later()
  fireEvent.mouseDown(within(dialog).getByRole('combobox'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a click beside it does nothing while something is unsaved', () => {
  const dialog = open({ unsaved: true })
  later()
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a toast can be pressed while a dialog is open', () => {
  const dialog = open()
  const undo = vi.fn()
  act(() => toast('The entry is deleted.', undo))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})
