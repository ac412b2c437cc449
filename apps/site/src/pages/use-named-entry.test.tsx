// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNamedEntry } from './use-named-entry.ts'

const scrolled = vi.fn()

beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

function Entries() {
  useNamedEntry()
  return (
    <>
      <details id="policy4" />
      <a href="#policy4">Ticket disclaimer</a>
    </>
  )
}

/** Opens a page at this fragment. */
function visit(fragment: string) {
  window.history.replaceState(null, '', `/policies${fragment}`)
  const { container } = render(<Entries />)
  return { entry: container.querySelector('details')!, link: container.querySelector('a')! }
}

test('the entry that the address names is open on load, and scrolled to', () => {
  expect(visit('#policy4').entry.open).toBe(true)
  expect(scrolled).toHaveBeenCalledOnce()
})

test('no entry is open where the address names none', () => {
  expect(visit('').entry.open).toBe(false)
})

test('an entry that was closed opens again with the link to it', () => {
  const { entry, link } = visit('#policy4')
  entry.open = false
  fireEvent.click(link)
  expect(entry.open).toBe(true)
})

test('an entry opens when the address names it later', () => {
  const { entry } = visit('')
  window.history.replaceState(null, '', '/policies#policy4')
  fireEvent(window, new HashChangeEvent('hashchange'))
  expect(entry.open).toBe(true)
})
