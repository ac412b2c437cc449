// @vitest-environment jsdom

import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { openOffice } from '../../../testing/open-office.tsx'
// Compiled before the first test waits for it.
import './my-account-page.tsx'

const PATH = `/api/users/${person().id}`
const FAILED = { status: 500, body: {} }
const refusal = (status: number, message: string, code = 'refused') => ({
  status,
  body: { error: { code, message } },
})

/** Opens My Account. `answers` are what the server answers to one save after another. */
async function open(...answers: (ReturnType<typeof refusal> | typeof FAILED | 'saved')[]) {
  let me = person({ phone: '518-555-0196' })
  const change = (changes: Partial<typeof me>) => {
    me = { ...me, ...changes, updatedAt: new Date(Date.parse(me.updatedAt) + 1000).toISOString() }
  }
  const reply = (saved: () => unknown) => () => {
    const next = answers.shift() ?? 'saved'
    if (next !== 'saved') return next
    change({})
    return { body: saved() }
  }
  const fetch = mockApi({
    '/api/users/whoAmI': () => ({ body: me.username }),
    '/api/users/me': () => ({ body: me }),
    '/api/users/me/tenure': { body: { years: [], seasonsBefore: 0 } },
    [PATH]: reply(() => {
      const { festival: _, passwordIsDefault: __, mustChangePassword: ___, ...saved } = me
      return saved
    }),
    [`${PATH}/updatepassword`]: reply(() => ({ done: true })),
  })
  openOffice('/employee/myaccount')
  await screen.findByRole('heading', { name: 'My Account', level: 1 })
  const sent = () =>
    fetch.mock.calls.flatMap(([path, request]) =>
      String(path).startsWith(PATH) && request?.body ? [JSON.parse(String(request.body))] : [],
    )
  return { sent, change }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const confirm = async (description: string) => {
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain(description))
  press('Okay')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('invalid input is not sent, says what is wrong and gets the focus', async () => {
  const { sent } = await open()
  type('Last *', '   ')
  type('Email', 'omar')
  press('Save')
  expect(await screen.findByText('Please fill this in.')).toBeTruthy()
  expect(screen.getByText('Please enter an email address, or leave this empty.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Last *'))
  expect(sent()).toEqual([])
})

test('input is kept when a save is refused or fails, and sent again', async () => {
  const taken = 'This username is taken. Please choose another one.'
  const { sent } = await open(refusal(422, taken, 'usernameTaken'), FAILED)
  type('Username *', 'Actor')
  type('Middle', '  T. ')
  press('Save')
  expect(await screen.findByRole('alertdialog', { name: 'Something went wrong' })).toBeTruthy()
  await confirm(taken)
  expect(field('Username *').value).toBe('Actor')
  type('Username *', 'omar')
  press('Save')
  await confirm('Unable to update account. Please refresh the page or try again later.')
  expect(field('Username *').value).toBe('omar')
  press('Save')
  await confirm('Your account has been updated.')
  expect(sent().at(-1)).toMatchObject({ username: 'omar', middleName: 'T.' })
})

test('after a change by somebody else, both edits are shown, and saved the second time', async () => {
  const meanwhile = 'Somebody else changed this meanwhile. Please look again.'
  const { sent, change } = await open(refusal(409, meanwhile, 'changedMeanwhile'))
  type('First *', 'Omari')
  change({ phone: '518-555-0197' })
  press('Save')
  await confirm(meanwhile)
  expect(field('First *').value).toBe('Omari')
  await waitFor(() => expect(field('Phone').value).toBe('518-555-0197'))
  press('Save')
  await confirm('Your account has been updated.')
  const [first, second] = sent()
  expect(second).toMatchObject({ firstName: 'Omari', phone: '518-555-0197' })
  expect(second.updatedAt).not.toBe(first.updatedAt)
})

const setPassword = (password: string, repeated = password) => {
  type('New Password', password)
  type('Repeat New Password', repeated)
  press('Set Password')
}

test('a password that is refused or cannot be sent keeps the input', async () => {
  const asked = vi.spyOn(window, 'alert').mockImplementation(() => {})
  const short = 'A password has 8 characters or more.'
  const { sent } = await open(refusal(422, short), FAILED)
  press('Change Password')
  setPassword('lanterns at dusk', 'lanterns at dawn')
  await waitFor(() => expect(asked).toHaveBeenCalledWith('Both passwords must match!'))
  setPassword('')
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(sent()).toEqual([])
  setPassword('  fog  ')
  await confirm(short)
  setPassword('lanterns at dusk')
  await confirm('Unable to update password. Please refresh the page or try again later.')
  expect(field('Repeat New Password').value).toBe('lanterns at dusk')
  expect(sent()).toEqual([{ password: 'fog' }, { password: 'lanternsatdusk' }])
})

test("a new password closes its fields, and one's own is no change by somebody else", async () => {
  const { sent } = await open()
  type('Phone', '518-555-0198')
  press('Change Password')
  setPassword('lanterns at dusk')
  await confirm('Your password has been updated.')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Password' })),
  )
  await waitFor(() => expect(screen.queryByLabelText('New Password')).toBeNull())
  expect(field('Phone').value).toBe('518-555-0198')
  press('Save')
  await confirm('Your account has been updated.')
  expect(sent()[1].updatedAt).not.toBe(person().updatedAt)
})

test('changes of the account and a typed password count as unsaved until they are saved', async () => {
  await open()
  expect(hasUnsavedChanges()).toBe(false)
  type('Phone', '518-555-0198')
  expect(hasUnsavedChanges()).toBe(true)
  press('Save')
  await confirm('Your account has been updated.')
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  press('Change Password')
  type('New Password', 'lanterns at dusk')
  expect(hasUnsavedChanges()).toBe(true)
})

test('a copy of my data is offered once the password is one’s own', async () => {
  const { change } = await open()
  expect(screen.getByRole('link', { name: 'Copy of My Data' })).toBeDefined()
  change({ passwordIsDefault: true })
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Copy of My Data' })).toBeNull())
  expect(screen.getByText(/once you have set a password of your own/)).toBeDefined()
})
