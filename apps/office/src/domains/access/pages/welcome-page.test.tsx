// @vitest-environment jsdom

import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openOffice } from '../../../testing/open-office.tsx'
// Compiled before the first test waits for them.
import '../../people/pages/my-account-page.tsx'
import '../../time/pages/timeclock-page.tsx'

function visit(me = person(), path = '/employee') {
  mockApi({
    '/api/users/whoAmI': { body: me.username },
    '/api/users/me': { body: me },
    '/api/timeclock/me': { body: [] },
    '/api/entry-requests/me': { body: [] },
    '/api/users/me/tenure': { body: { years: [], seasonsBefore: 0 } },
  })
  openOffice(path)
  return screen.findByRole('heading', { level: 1 })
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

test('a person with the default password is asked to set their own in My Account', async () => {
  await visit(person({ passwordIsDefault: true }))
  expect(screen.getByRole('note')).toBeTruthy()
  follow('Set your own in My Account')
  expect(await screen.findByRole('heading', { name: 'My Account', level: 1 })).toBeTruthy()
})

test('a person with their own password sees no banner, and has a link to the time clock', async () => {
  await visit()
  expect(screen.queryByRole('note')).toBeNull()
  follow('Clock in or out')
  expect(await screen.findByRole('button', { name: 'Clock In' })).toBeTruthy()
})

test.each(['/employee', '/employee/timeclock', '/employee/myaccount'])(
  'a person whose password was reset must set a new one before %s',
  async (path) => {
    const heading = await visit(person({ mustChangePassword: true }), path)
    expect(heading.textContent).toBe('Set a new password')
    expect(screen.queryByRole('navigation')).toBeNull()
  },
)
