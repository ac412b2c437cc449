// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:3000/guarded-history" }
// Options of its own give a file a window of its own, whose history is empty.

import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { unstable_HistoryRouter as HistoryRouter, Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { createGuardedHistory } from './guarded-history.ts'
import { useCloseOnBack, useUnsavedChanges } from './leave-blockers.ts'

const QUESTION = 'You have changes that are not saved. Leave and lose them?'

const Window = ({ onClose }: { onClose: () => void }) => {
  useCloseOnBack(onClose)
  return (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}

function Form() {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  useUnsavedChanges(text !== '')
  return (
    <>
      <h1>Form</h1>
      <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Window onClose={() => setOpen(false)} />}
      <Link to="/third">Third</Link>
      <Link to="/form?filter=1">Filter</Link>
    </>
  )
}

const history = createGuardedHistory()

beforeEach(() => {
  history.push('/first')
  render(
    <HistoryRouter history={history}>
      <Routes>
        <Route path="/first" element={<Link to="/second">First</Link>} />
        <Route path="/second" element={<Link to="/form">Second</Link>} />
        <Route path="/form" element={<Form />} />
        <Route path="/third" element={<h1>Third page</h1>} />
      </Routes>
      <DialogHost />
    </HistoryRouter>,
  )
  press('First')
  press('Second')
  expect(at()).toBe('/form')
})

const at = () => window.location.pathname
const press = (name: string) => fireEvent.click(screen.getByText(name))
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const question = () => screen.findByRole('alertdialog', { name: QUESTION })
const go = (steps: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.go(steps)
    await arrived
  })
const answer = async (button: string) => {
  await question()
  press(button)
}
/** A traversal is an asynchronous task, and another one may follow. */
const arriveAt = (path: string, words: string) =>
  waitFor(() => {
    expect(at()).toBe(path)
    expect(screen.getByText(words)).toBeTruthy()
  })

test('Back leaves when nothing is unsaved', async () => {
  await go(-1)
  await arriveAt('/second', 'Second')
})

test('Back closes a modal and stays; the next Back leaves', async () => {
  press('Open')
  await go(-1)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(at()).toBe('/form')
  await go(-1)
  await arriveAt('/second', 'Second')
})

test('a modal that was closed otherwise leaves no extra history entry', async () => {
  press('Open')
  press('Close')
  await go(-1)
  await arriveAt('/second', 'Second')
})

test('nor does a modal on a page that was then left by a link', async () => {
  press('Open')
  press('Close')
  press('Third')
  await go(-1)
  await arriveAt('/form', 'Form')
  await go(-1)
  await arriveAt('/second', 'Second')
})

test('Back dismisses a dialog before the modal below it', async () => {
  press('Open')
  act(() => void dialogs.alert({ text: 'Read this.' }))
  await go(-1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('dialog')).toBeTruthy()
  await go(-1)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(at()).toBe('/form')
})

test('a blocking dialog does not stop Back', async () => {
  const over = new AbortController()
  act(() => void dialogs.alert({ text: 'Over.', blocking: true, signal: over.signal }))
  await go(-1)
  await arriveAt('/second', 'Second')
  act(() => over.abort())
})

test('Back with unsaved changes asks; declining keeps them, agreeing leaves', async () => {
  type('typed')
  await go(-1)
  await answer('Cancel')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed')
  expect(at()).toBe('/form')
  await go(-1)
  await answer('Discard changes')
  await arriveAt('/second', 'Second')
})

test('several steps back with unsaved changes ask too, and are taken afterwards', async () => {
  type('typed')
  await go(-3)
  await question()
  expect(at()).toBe('/form')
  await answer('Discard changes')
  await arriveAt('/first', 'First')
})

test('a link to another page asks, a link to the same page does not', async () => {
  type('typed')
  press('Filter')
  expect(window.location.search).toBe('?filter=1')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed')
  press('Third')
  await answer('Cancel')
  expect(at()).toBe('/form')
  press('Third')
  await answer('Discard changes')
  await arriveAt('/third', 'Third page')
})

test('beforeunload asks only while something is unsaved', () => {
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(unload()).toBe(false)
  type('typed')
  expect(unload()).toBe(true)
  type('')
  expect(unload()).toBe(false)
})
