// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { EntryList } from './entry-list.tsx'

type Entry = { name: string }
let names: string[]

function Held({
  initial,
  max,
  compact,
  sorted,
}: {
  initial: string[]
  max: number
  compact: boolean
  sorted: boolean
}) {
  const [entries, setEntries] = useState<Entry[]>(initial.map((name) => ({ name })))
  names = entries.map(({ name }) => name)
  return (
    <EntryList
      path="list"
      entries={entries}
      onChange={setEntries}
      titleOf={({ name }) => name || 'Unnamed'}
      makeEntry={() => ({ name: '' })}
      addLabel="Add one"
      max={max}
      compact={compact}
      sortedBy={sorted ? (one, other) => one.name.localeCompare(other.name) : undefined}
      keptBecause={({ name }) => (name === 'Kept' ? 'This one stays.' : undefined)}
      hasProblem={({ name }) => !name}
      renderEntry={(entry, change, index) => (
        <input
          aria-label={`Name ${index + 1}`}
          value={entry.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      )}
    />
  )
}

const open = (initial: string[], { max = 5, compact = false, sorted = false } = {}) =>
  renderPage(<Held initial={initial} max={max} compact={compact} sorted={sorted} />)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const announced = () => screen.getByRole('status').textContent

beforeEach(() => {
  Element.prototype.setPointerCapture ??= () => {}
})

test('buttons move an entry, say so, and keep the focus on it', () => {
  open(['A', 'B', 'C'])
  act(() => button('Move “A” down').focus())
  fireEvent.click(button('Move “A” down'))
  expect(names).toEqual(['B', 'A', 'C'])
  expect(announced()).toBe('“A” is now number 2 of 3.')
  expect(document.activeElement).toBe(button('Move “A” down'))
  fireEvent.click(button('Move “A” down'))
  fireEvent.click(button('Move “A” down'))
  expect(names).toEqual(['B', 'C', 'A'])
  expect(announced()).toBe('“A” is the last one already.')
})

test('Alt and an arrow move the focused entry, which stays open', () => {
  open(['A', 'B'])
  fireEvent.click(button('B'))
  act(() => button('B').focus())
  fireEvent.keyDown(button('B'), { key: 'ArrowUp', altKey: true })
  expect(names).toEqual(['B', 'A'])
  expect(document.activeElement).toBe(button('B'))
  expect(button('B').getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByLabelText('Name 1')).toBeTruthy()
})

test('the keys of a field do not move its entry', () => {
  open(['A', 'B'])
  fireEvent.click(button('B'))
  fireEvent.keyDown(screen.getByLabelText('Name 2'), { key: 'ArrowUp', altKey: true })
  expect(names).toEqual(['A', 'B'])
})

test('dragging the handle moves an entry when the pointer is released', () => {
  open(['A', 'B', 'C'])
  const items = screen.getAllByRole('listitem')
  items.forEach((item, index) => {
    item.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 40)
  })
  const handle = screen.getByTitle('Drag “A” to another place')
  fireEvent.pointerDown(handle, { button: 0, clientY: 20 })
  fireEvent.pointerMove(handle, { clientY: 130 })
  expect(names).toEqual(['A', 'B', 'C'])
  fireEvent.pointerUp(handle, { clientY: 130 })
  expect(names).toEqual(['B', 'C', 'A'])
})

test('an entry moves to where it is released, also before the last movement is rendered', () => {
  open(['A', 'B', 'C'])
  screen.getAllByRole('listitem').forEach((item, index) => {
    item.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 40)
  })
  const handle = screen.getByTitle('Drag “A” to another place')
  fireEvent.pointerDown(handle, { button: 0, clientY: 20 })
  fireEvent.pointerUp(handle, { clientY: 130 })
  expect(names).toEqual(['B', 'C', 'A'])
})

test('a new entry is open and its first field has the focus', () => {
  open(['A'])
  fireEvent.click(button('Add one'))
  expect(names).toEqual(['A', ''])
  expect(document.activeElement).toBe(screen.getByLabelText('Name 2'))
})

test('no entry can be added to a full list', () => {
  open(['A', 'B'], { max: 2 })
  expect(screen.getByText('2 is the most there can be.')).toBeTruthy()
  fireEvent.click(button('Add one'))
  expect(names).toEqual(['A', 'B'])
})

test('an entry is removed after a question, and the next one has the focus', async () => {
  open(['A', 'B', 'C'])
  fireEvent.click(button('B'))
  fireEvent.click(button('Remove “B”'))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(names).toEqual(['A', 'B', 'C'])
  fireEvent.click(button('Remove “B”'))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await expect.poll(() => names).toEqual(['A', 'C'])
  await expect.poll(() => document.activeElement).toBe(button('C'))
})

test('an entry that has to stay says why', () => {
  open(['Kept'])
  fireEvent.click(button('Kept'))
  expect(screen.getByText('This one stays.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})

test('an entry with a problem begins open, and says so when it is collapsed', () => {
  open(['', 'B'])
  expect(screen.getByLabelText('Name 1')).toBeTruthy()
  fireEvent.click(button(/^Unnamed/))
  expect(button(/^Unnamed/).textContent).toContain('Needs attention')
  expect(button('B').textContent).not.toContain('Needs attention')
})

test('a sorted list has the new entry on top and keeps the edited one open', () => {
  open(['A', 'C'], { sorted: true })
  fireEvent.click(button('Add one'))
  const field = screen.getByLabelText('Name 1')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'B' } })
  expect(names).toEqual(['B', 'A', 'C'])
  act(() => button('A').focus())
  expect(names).toEqual(['A', 'B', 'C'])
  expect(document.activeElement).toBe(button('A'))
  expect(screen.getByLabelText('Name 2')).toHaveProperty('value', 'B')
  expect(screen.queryByRole('button', { name: /Move/ })).toBeNull()
})

test('short entries show their fields at once', () => {
  open(['A', 'B'], { compact: true })
  expect(screen.getByLabelText('Name 2')).toHaveProperty('value', 'B')
  expect(button('Remove “A”')).toBeTruthy()
})
