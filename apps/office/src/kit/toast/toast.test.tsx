// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  renderPage(null)
})
afterEach(() => {
  act(() => vi.advanceTimersByTime(8_000))
  vi.useRealTimers()
})

const show = (text: string, undo?: () => void) => act(() => toast(text, undo))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a toast says what was done for 8 seconds', () => {
  show('The entry is deleted.')
  expect(screen.getByRole('status').textContent).toBe('The entry is deleted.')
  wait(7_900)
  expect(screen.queryByText('The entry is deleted.')).not.toBeNull()
  wait(100)
  expect(screen.queryByRole('status')).toBeNull()
})

test('stays while somebody reaches for it', () => {
  show('The entry is deleted.')
  fireEvent.pointerEnter(screen.getByText('The entry is deleted.').parentElement!)
  wait(60_000)
  expect(screen.queryByText('The entry is deleted.')).not.toBeNull()
})

test('undoes once, and goes', () => {
  const undo = vi.fn()
  show('The entry is deleted.', undo)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the next one takes its place, with its own time', () => {
  show('The first')
  wait(7_000)
  show('The second')
  wait(7_000)
  expect(screen.getByRole('status').textContent).toBe('The second')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('status')).toBeNull()
})
