// @vitest-environment jsdom
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { MeContext } from '../../access/auth/use-auth.ts'
import { PassPhoto } from './pass-photo.tsx'

const PHOTO = '/api/users/ash/photo?v=1'

function open(photo: string | null, status = 200) {
  const me = person({ photo })
  const { festival: _, passwordIsDefault: __, mustChangePassword: ___, ...saved } = person()
  const fetch = answer({ [`/api/users/${me.id}`]: { status, body: saved } })
  const onSaved = vi.fn()
  render(
    <OfficeProviders>
      <MeContext value={me}>
        <PassPhoto onSaved={onSaved} />
      </MeContext>
      <DialogHost />
    </OfficeProviders>,
  )
  const sent = () => fetch.mock.calls.map(([, request]) => request?.body).filter(Boolean)
  return { onSaved, sent }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const confirm = async () => {
  const question = await screen.findByRole('alertdialog', { name: /Remove your photo\?/ })
  fireEvent.click(within(question).getByRole('button', { name: 'Remove Photo' }))
}

beforeEach(() => queryClient.clear())

test('without a photo there is none to remove', () => {
  open(null)
  expect(screen.getByRole('button', { name: 'Choose Pass Photo' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove Photo' })).toBeNull()
})

test('a photo is removed after a confirmation', async () => {
  const { sent, onSaved } = open(PHOTO)
  await press('Remove Photo')
  expect(sent()).toEqual([])
  await confirm()
  expect(await screen.findByText('Your photo is removed.')).toBeTruthy()
  expect(sent()).toEqual(['{"photo":null}'])
  expect(onSaved).toHaveBeenCalledOnce()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose Pass Photo' })),
  )
})

test('a failure shows a message and keeps the photo', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { onSaved } = open(PHOTO, 500)
  await press('Remove Photo')
  await confirm()
  expect(await screen.findByText(/Unable to update pass photo\./)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Photo of Ash Marrow' })).toBeTruthy()
  expect(onSaved).not.toHaveBeenCalled()
})
