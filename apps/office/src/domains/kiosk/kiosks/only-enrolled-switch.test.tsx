// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { OnlyEnrolledSwitch } from './only-enrolled-switch.tsx'

const festival = person().festival!

function open({ anyEnrolled = true, onlyEnrolledKiosks = false }) {
  const fetch = mockApi({ '/api/festivals/1': { body: festival }, '/api/festivals': { body: [festival] } })
  renderPage(<OnlyEnrolledSwitch anyEnrolled={anyEnrolled} />, {
    festival: { ...festival, onlyEnrolledKiosks },
  })
  fireEvent.click(screen.getByRole('switch'))
  return () =>
    fetch.mock.calls
      .filter(([path]) => path === '/api/festivals/1')
      .map(([, request]) => JSON.parse(String(request?.body)))
}

const { updatedAt } = festival

test('is saved at once, with the version that was shown', async () => {
  const sent = open({})
  await waitFor(() => expect(sent()).toEqual([{ onlyEnrolledKiosks: true, updatedAt }]))
})

test('with a kiosk it does not warn while it is on', () => {
  open({ onlyEnrolledKiosks: true })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a kiosk it asks first', async () => {
  const sent = open({ anyEnrolled: false })
  expect((await screen.findByRole('alertdialog')).textContent).toContain('No kiosk is set up yet.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent()).toEqual([])
})

test('without a kiosk it says that one knows', async () => {
  const sent = open({ anyEnrolled: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Switch on' }))
  await waitFor(() => expect(sent()).toEqual([{ onlyEnrolledKiosks: true, noKiosk: true, updatedAt }]))
})

test('without a kiosk it warns while it is on, and is switched off without a question', async () => {
  const sent = open({ anyEnrolled: false, onlyEnrolledKiosks: true })
  expect(screen.getByRole('alert').textContent).toContain('nobody can clock in or out with a badge')
  await waitFor(() => expect(sent()).toEqual([{ onlyEnrolledKiosks: false, updatedAt }]))
})
