// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
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

test('a page that failed loads again on request and by itself when the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.fn()
  vi.stubGlobal('location', { href: 'https://haunt.test/employee/timeclock', pathname: '/', reload })
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  render(
    <ErrorBoundary wayBack="/employee">
      <Broken />
    </ErrorBoundary>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByText(
      'The server does not answer. This page loads by itself when the network is back.',
    ),
  ).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  fetch.mockResolvedValue(new Response())
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  vi.unstubAllGlobals()
})
