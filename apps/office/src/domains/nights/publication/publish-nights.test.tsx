// @vitest-environment jsdom

import type { PlaceDetails, Publication } from '@nightshift/shared/nights/publication/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { PublishNights } from './publish-nights.tsx'

const PATH = '/api/publication'
const READ = `${PATH}?festivalId=1&seasonId=3&night=2024-10-11`
const contact = {
  ...{ id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20', firstName: 'Ash', lastName: 'Marrow' },
  ...{ email: 'ash@example.com', phone: '845-555-0123' },
}
const after: PlaceDetails = {
  ...{ positionName: 'Actor', eventName: 'The Bog', part: 'whole' },
  ...{ callAt: '2024-10-11T21:00:00.000Z', endsAt: '2024-10-12T05:00:00.000Z' },
}
const change = { placeId: 7, night: '2024-10-11' }
const waiting: Publication = {
  ...{ seasonId: 3, fingerprint: 'seen', unseen: [] },
  affected: [
    {
      ...contact,
      changes: [{ kind: 'changed', ...change, before: { ...after, positionName: 'Usher' }, after }],
    },
  ],
}
const published: Publication = {
  ...{ seasonId: 3, fingerprint: 'next', affected: [] },
  unseen: [{ ...contact, nights: [{ ...change, ...after, isCancelled: false, isCalledOff: false }] }],
}

function show(calls: Parameters<typeof mockApi>[0], affected = 0) {
  const fetch = mockApi(calls)
  renderPage(<PublishNights festivalId={1} seasonId={3} night="2024-10-11" affected={affected} />)
  return fetch
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('it shows who is affected, publishes what was shown, and then who has not seen it', async () => {
  let isPublished = false
  const fetch = show(
    {
      [READ]: () => ({ body: isPublished ? published : waiting }),
      [PATH]: () => {
        isPublished = true
        return { body: published }
      },
    },
    1,
  )
  await press(/^Publish this night.*1 person to tell$/)
  const affected = await screen.findByRole('region', { name: /^Who is affected/ })
  within(affected).getByText('Ash Marrow')
  within(affected).getByText('was Usher, The Bog, 5:00 PM to 1:00 AM')
  await press('Publish')
  await screen.findByText('Published. 1 person is affected.')
  // Publish, which had the focus, is gone.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Close'))
  const [, request] = fetch.mock.calls.find(([path]) => path === PATH)!
  expect(JSON.parse(String(request!.body))).toEqual({
    ...{ festivalId: 1, seasonId: 3, night: '2024-10-11', seen: 'seen' },
  })
  const text = await screen.findByRole('link', { name: 'Text Ash Marrow' })
  expect(text.getAttribute('href')).toMatch(/^sms:\+18455550123\?&body=Hi%20Ash/)
  expect(screen.getByRole('link', { name: 'Email Ash Marrow' }).getAttribute('href')).toMatch(/^mailto:ash/)
  screen.getByRole('button', { name: 'Copy all emails' })
})

test('a plan that changed meanwhile is not published, and is loaded again', async () => {
  const message = 'Somebody else changed this meanwhile. Please look again.'
  const fetch = show({
    [READ]: { body: waiting },
    [PATH]: { status: 409, body: { error: { code: 'changedMeanwhile', message } } },
  })
  await press(/^Publish this night/)
  await press('Publish')
  await screen.findByText(message)
  expect(screen.queryByText(/^Published\./)).toBeNull()
  const reads = () => fetch.mock.calls.filter(([path]) => path === READ).length
  await waitFor(() => expect(reads()).toBe(2))
})

test('somebody without a phone and an email is named as such, and nobody to tell is said', async () => {
  const unreachable = { ...published.unseen[0]!, email: '', phone: '' }
  show({ [READ]: { body: { ...published, unseen: [unreachable] } } })
  await press('Publish this night')
  await screen.findByText('No phone or email')
  screen.getByText('Everybody knows the plan as it stands.')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy all emails' })).toBeNull()
})

test('who is new on the plan is marked as added, and that everybody has seen it is said', async () => {
  const changes = [{ kind: 'new' as const, ...change, after }]
  show({ [READ]: { body: { ...waiting, affected: [{ ...contact, changes }] } } })
  await press(/^Publish this night/)
  const affected = await screen.findByRole('region', { name: /^Who is affected/ })
  within(affected).getByText('Added')
  screen.getByText('Everybody has seen what is published.')
})

test('where the browser does not copy, the emails are shown', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  show({ [READ]: { body: published } })
  await press('Publish this night')
  await press('Copy all emails')
  await screen.findByRole('alertdialog', { name: 'Please copy this', description: 'ash@example.com' })
  vi.unstubAllGlobals()
})
