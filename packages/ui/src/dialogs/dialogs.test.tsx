// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { choose } from './choose.tsx'
import { DialogHost } from './dialog-host.tsx'
import { dialogs } from './dialogs.tsx'
import { failedReloads, useFailureAlert } from './failure.ts'

beforeEach(() => {
  render(<DialogHost />)
})

const opened = <T,>(open: () => Promise<T>) => act(() => ({ answer: open() }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an alert is named by its title, described by its text and closed by Okay', async () => {
  const { answer } = await opened(() => dialogs.alert({ title: 'Not Found', text: 'Nobody here.' }))
  expect(screen.getByRole('alertdialog', { name: 'Not Found', description: 'Nobody here.' })).toBeTruthy()
  press('Okay')
  await answer
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an alert without a title is named by its text', async () => {
  await opened(() => dialogs.alert({ text: 'Unable to login!' }))
  expect(screen.getByRole('alertdialog', { name: 'Unable to login!' })).toBeTruthy()
  press('Okay')
})

test('a message that is already shown is not opened again', async () => {
  await opened(() => dialogs.alert({ text: 'Once.' }))
  const { answer } = await opened(() => dialogs.alert({ text: 'Once.' }))
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  press('Okay')
  await answer
})

function Reads({ errors }: { errors: Error[] }) {
  useFailureAlert(errors[0], 'No shifts.')
  useFailureAlert(errors[1], 'No periods.')
  return null
}

test('of reads that fail together one opens a dialog, and a failed reload opens none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = new Error('reload')
  failedReloads.add(reload)
  const { rerender } = render(<Reads errors={[reload]} />)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  rerender(<Reads errors={[new Error('shifts'), new Error('periods')]} />)
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
})

test('a choice focuses the first option and resolves to the chosen one, or to undefined', async () => {
  const options = [
    { id: 7, label: 'The Bog' },
    { id: 9, label: 'Psychosis' },
  ]
  const { answer } = await opened(() => choose({ title: 'Where?', options }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The Bog' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Psychosis' }))
  press('Okay')
  expect(await answer).toBe(9)

  const second = await opened(() => choose({ title: 'Where?', options }))
  press('Cancel')
  expect(await second.answer).toBeUndefined()
})

test('a blocking choice cannot be cancelled', async () => {
  const { answer } = await opened(() =>
    choose({ title: 'Where?', options: [{ id: 7, label: 'The Bog' }], blocking: true }),
  )
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  press('Okay')
  expect(await answer).toBe(7)
})

test.each([
  ['Confirm', true],
  ['Cancel', false],
])('a confirmation answered with %s is %s', async (button, expected) => {
  const { answer } = await opened(() => dialogs.confirm({ text: 'Really?' }))
  press(button)
  expect(await answer).toBe(expected)
})

test('a dismissed confirmation is declined', async () => {
  const { answer } = await opened(() => dialogs.confirm({ text: 'Really?' }))
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog')
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(await answer).toBe(false)
})

test('a blocking question stays open on Escape, and reopens when the browser closes it', async () => {
  await opened(() => dialogs.confirm({ text: 'Stay?', blocking: true }))
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog')
  const allowed = fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(allowed).toBe(false)
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
  press('Cancel')
})

test('the double click that opened a question neither dismisses nor answers it', async () => {
  const { answer } = await opened(() => dialogs.confirm({ text: 'Really?' }))
  const dialog = screen.getByRole('alertdialog')
  fireEvent.click(dialog, { detail: 2 })
  fireEvent.click(dialog, { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }), { detail: 2 })
  expect(screen.getByRole('alertdialog')).toBe(dialog)
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }), { detail: 1 })
  expect(await answer).toBe(true)
})

test('the double click that answered a question does nothing to what lies below it', async () => {
  const below = vi.fn()
  render(
    <button type="button" onClick={below}>
      Below
    </button>,
  )
  const { answer } = await opened(() => dialogs.confirm({ text: 'Really?' }))
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 501)
  const button = screen.getByText('Below')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }), { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect([await answer, below.mock.calls.length]).toEqual([true, 0])
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(below).toHaveBeenCalledTimes(2)
})

test('the second click of a double click on what has gone does not dismiss what lies behind it', async () => {
  const { answer } = await opened(() => dialogs.confirm({ text: 'Really?' }))
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 501)
  const dialog = screen.getByRole('alertdialog')
  fireEvent.click(dialog, { detail: 2 })
  expect(screen.getByRole('alertdialog')).toBe(dialog)
  fireEvent.click(dialog, { detail: 1 })
  expect(await answer).toBe(false)
})

test('a later click on the backdrop dismisses a question', async () => {
  const { answer } = await opened(() => dialogs.confirm({ text: 'Really?' }))
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 501)
  fireEvent.click(screen.getByRole('alertdialog'))
  expect(await answer).toBe(false)
})
