// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { employee } from '../testing/employees.ts'
import { EditPhoto } from './edit-photo.tsx'

function open(photo: string | null) {
  const ash = employee({ photo })
  const fetch = mockApi({ [`/api/users/${ash.id}`]: { body: { ...ash, photo: null } } })
  const onClose = vi.fn()
  renderPage(<EditPhoto employee={ash} onClose={onClose} />)
  return { fetch, onClose }
}

test('removes the photo of an employee after a confirmation and closes', async () => {
  const { fetch, onClose } = open('/api/users/ash/photo?v=1')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Photo' }))
  const question = await screen.findByRole('alertdialog', { name: /Remove the photo of Ash/ })
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.click(within(question).getByRole('button', { name: 'Remove Photo' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"photo":null}')
})

test('offers nothing to remove without a photo', async () => {
  open(null)
  expect(await screen.findByRole('button', { name: 'Choose a File' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove Photo' })).toBeNull()
})
