// @vitest-environment jsdom
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
import { OnlyEnrolledSwitch } from './only-enrolled-switch.tsx'

const festival = person().festival!

function open({ anyEnrolled = true, onlyEnrolledKiosks = false }) {
  const fetch = answer({ '/api/festivals/1': { body: festival }, '/api/festivals': { body: [festival] } })
  render(
    <OfficeProviders>
      <FestivalContext value={{ ...festival, onlyEnrolledKiosks }}>
        <OnlyEnrolledSwitch anyEnrolled={anyEnrolled} />
      </FestivalContext>
      <DialogHost />
    </OfficeProviders>,
  )
  fireEvent.click(screen.getByRole('switch'))
  return () =>
    fetch.mock.calls
      .filter(([path]) => path === '/api/festivals/1')
      .map(([, request]) => JSON.parse(String(request?.body)))
}

const { updatedAt } = festival

beforeEach(() => queryClient.clear())

test('is saved at once, with the version that was shown', async () => {
  const sent = open({})
  await waitFor(() => expect(sent()).toEqual([{ onlyEnrolledKiosks: true, updatedAt }]))
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
