// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:3000/no-way-back" }
// Options of its own give a file a window of its own, whose history is empty.

import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createGuardedHistory } from './guarded-history.ts'
import { useUnsavedChanges } from './leave-blockers.ts'

function Form() {
  const [text, setText] = useState('')
  useUnsavedChanges(text !== '')
  return <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
}

const unloadAsks = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await arrived
  })

test('Back on the first page of a tab does nothing, and unsaved changes stay guarded', async () => {
  render(
    <HistoryRouter history={createGuardedHistory()}>
      <Form />
      <DialogHost />
    </HistoryRouter>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(input, { target: { value: 'typed' } })
  for (let round = 0; round < 2; round++) {
    await goBack()
    await screen.findByRole('alertdialog')
    fireEvent.click(screen.getByText('Discard changes'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // The previous page may be on another site: no second question.
    expect(unloadAsks()).toBe(false)
    await waitFor(() => expect(unloadAsks()).toBe(true), { timeout: 3_000 })
    expect(input.value).toBe('typed')
  }
})
