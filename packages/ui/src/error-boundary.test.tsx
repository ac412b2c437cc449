// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

const Broken = (): never => {
  throw new Error('broken on purpose')
}

test('reports a page that failed and shows a link in its place, until another page is shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent = vi.fn()
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true })
  const { rerender } = render(
    <ErrorBoundary wayBack="/employee" resetKey="/employee/todo">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/employee')

  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/errors', expect.any(Blob))

  rerender(
    <ErrorBoundary wayBack="/employee" resetKey="/employee/timeclock">
      <p>All is well</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('All is well')).toBeTruthy()
})
