// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

const Broken = (): never => {
  throw new Error('broken on purpose')
}

test('shows a link in place of a page that failed, until another page is shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <ErrorBoundary wayBack="/employee" resetKey="/employee/todo">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/employee')

  rerender(
    <ErrorBoundary wayBack="/employee" resetKey="/employee/timeclock">
      <p>All is well</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('All is well')).toBeTruthy()
})
