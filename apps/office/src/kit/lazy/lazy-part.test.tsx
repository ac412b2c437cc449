// @vitest-environment jsdom
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LazyPart, lazyPart } from './lazy-part.tsx'

const WORDS =
  'This could not be opened: there is no network, or the server does not answer. It opens by itself when the network is back.'
const onClose = vi.fn()
const load = vi.fn<() => Promise<{ default: () => string }>>()
const fetch = vi.fn<typeof globalThis.fetch>()

const noNetwork = () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
}
const network = () => {
  load.mockResolvedValue({ default: () => 'The window' })
  fetch.mockResolvedValue(new Response())
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Object.defineProperty(navigator, 'sendBeacon', { value: vi.fn(), configurable: true })
  onClose.mockReset()
  load.mockReset()
})

/** A page with a lazy part: a window, or a part in the page. */
function show({ isWindow = true } = {}) {
  const Part = lazyPart(load)
  return render(
    <>
      <ErrorBoundary wayBack="/">
        <p>My shifts</p>
        <LazyPart {...(isWindow && { onClose })}>
          <Part />
        </LazyPart>
      </ErrorBoundary>
      <DialogHost />
    </>,
  )
}
const dialog = () => screen.findByRole('alertdialog', { description: WORDS })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a window that cannot be loaded says so in a dialog, and the page stays', async () => {
  noNetwork()
  show()
  await dialog()
  expect(screen.getByText('My shifts')).toBeTruthy()
  press('Close')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('it opens on request once the server answers', async () => {
  noNetwork()
  show()
  await dialog()
  press('Try again')
  await dialog()
  network()
  press('Try again')
  expect(await screen.findByText('The window')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['a window', true],
  ['a part of the page', false],
])('%s opens by itself when the network is back', async (_what, isWindow) => {
  noNetwork()
  show({ isWindow })
  expect(await screen.findByText(WORDS)).toBeTruthy()
  network()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('The window')).toBeTruthy()
  expect(screen.queryByText(WORDS)).toBeNull()
  expect(screen.getByText('My shifts')).toBeTruthy()
})

test('a chunk that a new release has replaced leads to loading the page again', async () => {
  noNetwork()
  show({ isWindow: false })
  await screen.findByText(WORDS)
  fetch.mockResolvedValue(new Response())
  press('Try again')
  expect(await screen.findByRole('link', { name: 'Back to the start' })).toBeTruthy()
  expect(screen.queryByText('My shifts')).toBeNull()
})

test('another failure of a part is one of the page', async () => {
  load.mockResolvedValue({
    default: () => {
      throw new Error('broken on purpose')
    },
  })
  show()
  expect(await screen.findByRole('link', { name: 'Back to the start' })).toBeTruthy()
})
