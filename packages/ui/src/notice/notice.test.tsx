// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideDismissedNotices } from './dismissed.ts'
import { Notice } from './notice.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

const show = (id?: string) => render(<Notice id={id} kind="urgent" message="Bring boots." />)
const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }))
const shown = () => screen.queryByRole('region', { name: 'IMPORTANT' })

test('a dismissed notice stays dismissed until its words change', () => {
  show('one')
  expect(shown()!.textContent).toContain('Bring boots.')
  dismiss()
  expect(shown()).toBeNull()
  cleanup()

  show('one')
  expect(shown()).toBeNull()
  cleanup()

  show('two')
  expect(shown()).not.toBeNull()
})

test('a notice can be dismissed where storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  show('one')
  dismiss()
  expect(shown()).toBeNull()
})

test('a notice without an id is dismissed on its page only', () => {
  show()
  dismiss()
  cleanup()
  show()
  expect(shown()).not.toBeNull()
})

test('what is stored reaches no style sheet but as an id', () => {
  localStorage.setItem('dismissed-notices', JSON.stringify(['a1', '"]{} * {display:none}', 7]))
  hideDismissedNotices()
  expect(document.head.lastElementChild!.textContent).toBe('[data-notice="a1"]{display:none}')
})
