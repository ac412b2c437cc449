// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { PassPhoto } from './pass-photo.tsx'

const PHOTO = '/api/users/ash/photo?v=1'

function open(photo: string | null, status = 200) {
  const me = person({ photo })
  const { festival: _, passwordIsDefault: __, mustChangePassword: ___, ...saved } = person()
  const fetch = mockApi({ [`/api/users/${me.id}`]: { status, body: saved } })
  const onSaved = vi.fn()
  renderPage(<PassPhoto onSaved={onSaved} />, { me })
  const sent = () => fetch.mock.calls.map(([, request]) => request?.body).filter(Boolean)
  return { onSaved, sent }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const confirm = async () => {
  const question = await screen.findByRole('alertdialog', { name: /Remove your photo\?/ })
  fireEvent.click(within(question).getByRole('button', { name: 'Remove Photo' }))
}

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
