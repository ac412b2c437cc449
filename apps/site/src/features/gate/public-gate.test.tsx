// @vitest-environment jsdom

import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { configEntry } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type PageData, PageDataContext } from '../../lib/page-data.ts'
import { PublicGate } from './public-gate.tsx'

const visit = (known: Pick<PageData, 'publicConfig'> = {}) =>
  render(
    <PageDataContext value={{ host: 'haunt.example', pathname: '/', ...known }}>
      <PublicGate>The haunted home</PublicGate>
      <DialogHost />
    </PageDataContext>,
  )

const LIVE = { content: DREADMOOR_CONTENT, closedNights: [] }
const LOADED = { '/api/publicConfig': { body: [configEntry()] }, '/api/publicSite/1': { body: LIVE } }

test('shows a loading state, and then the page of the host', async () => {
  mockApi(LOADED)
  visit()
  expect(screen.getByText('LOADING........')).toBeTruthy()
  expect(await screen.findByText('The haunted home')).toBeTruthy()
})

test('makes no call when the configuration is in the page data', () => {
  const fetch = mockApi({})
  visit({ publicConfig: [configEntry()] })
  expect(screen.getByText('The haunted home')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})

test('shows an error when the configuration cannot be loaded, and retries on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockApi({ '/api/publicConfig': { status: 500, body: {} } })
  visit()
  const words = "We're sorry. Something went wrong. Please try again later."
  await screen.findByRole('alertdialog', { name: words })
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))

  mockApi(LOADED)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The haunted home')).toBeTruthy()
})
