// @vitest-environment jsdom

import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { mockApi, NOT_SIGNED_IN } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { openOffice } from '../../../testing/open-office.tsx'
import { meQuery } from '../auth/auth.api.ts'

const visit = (path: string) => openOffice(path)

/** A server with one account and no session. */
function serverOf(me = person(), ofHost: object | null = null) {
  let signedIn = false
  return mockApi({
    '/api/health': { body: { status: 'ok', version: '0.1.0' } },
    '/api/festivals/of-host': { body: { festival: ofHost } },
    '/api/users/whoAmI': () => (signedIn ? { body: me.username } : NOT_SIGNED_IN),
    '/api/users/me': () => (signedIn ? { body: me } : NOT_SIGNED_IN),
    '/api/users/login': () => {
      signedIn = true
      return { body: { id: me.id, username: me.username } }
    },
  })
}

async function fillLogin() {
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'ash' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
}

async function signIn() {
  await fillLogin()
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
}

test('a protected page redirects to the login and, after it, back', async () => {
  serverOf()
  visit('/employee/todo')
  expect(await screen.findByRole('heading', { name: 'Please Login' })).toBeTruthy()
  // Jsdom follows a link to a fragment, as a browser does.
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await signIn()
  expect(await screen.findByRole('heading', { name: 'To-do' })).toBeTruthy()
})

test('the login shows logo and company of the festival of the host, then those of one’s own', async () => {
  const orchard = { ...person().festival!, company: 'Harrow Orchard' }
  const ofHost = { name: 'Dreadmoor', logo: '/logo.jpg', company: 'Dreadmoor Attractions' }
  serverOf(person({ festival: orchard }), ofHost)
  visit('/employee/login')
  expect(await screen.findByRole('img', { name: 'Dreadmoor' })).toHaveProperty(
    'src',
    `${location.origin}/logo.jpg`,
  )
  const year = new Date().getFullYear()
  expect(screen.getByRole('contentinfo').textContent).toBe(`© ${year} Dreadmoor Attractions`)
  await signIn()
  await screen.findByRole('heading', { name: 'Welcome ash!' })
  expect(screen.getByRole('contentinfo').textContent).toBe(`© ${year} Harrow Orchard`)
})

test('without a remembered page a sign-in redirects to the welcome page', async () => {
  serverOf()
  visit('/employee/login')
  await signIn()
  expect(await screen.findByRole('heading', { name: 'Welcome ash!' })).toBeTruthy()
  expect(screen.getByText('Gates open at seven.')).toBeTruthy()
})

test('a refused sign-in shows a message and stays on the page', async () => {
  const refused = { status: 401, body: { error: { code: 'signInFailed', message: 'Unable to login!' } } }
  mockApi({ '/api/users/whoAmI': NOT_SIGNED_IN, '/api/users/login': refused })
  visit('/employee/login')
  await signIn()
  expect(await screen.findByRole('alertdialog', { name: 'Unable to login!' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  expect(screen.getByRole('heading', { name: 'Please Login' })).toBeTruthy()
})

test('the login page redirects who is signed in already', async () => {
  serverOf()
  visit('/employee/login')
  await signIn()
  await screen.findByRole('heading', { name: 'Welcome ash!' })
  cleanup()
  visit('/employee/login')
  expect(await screen.findByRole('heading', { name: 'Welcome ash!' })).toBeTruthy()
})

test('a double click on Login sends one attempt', async () => {
  const fetch = serverOf()
  visit('/employee/login')
  await fillLogin()
  // In one act(): nothing renders between the two clicks.
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Login' }))
    fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  })
  expect(await screen.findByRole('heading', { name: 'Welcome ash!' })).toBeTruthy()
  expect(fetch.mock.calls.filter(([path]) => path === '/api/users/login')).toHaveLength(1)
})

const NO_ACCOUNT = {
  '/api/users/whoAmI': NOT_SIGNED_IN,
  '/api/health': { body: { status: 'ok', version: '0.1.0', firstRun: true } },
}

test('while no account exists, the login page leads to the first-run page and shows the command', async () => {
  mockApi(NO_ACCOUNT)
  visit('/employee/login')
  expect(await screen.findByText('npm run create-admin')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Make the first account' }))
  expect(await screen.findByRole('heading', { name: 'Set up Nightshift' })).toBeTruthy()
})

test('an incomplete first run is not sent, and says what is missing', async () => {
  const fetch = mockApi(NO_ACCOUNT)
  visit('/employee/first-run')
  fireEvent.click(await screen.findByRole('button', { name: 'Create and sign in' }))
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(6)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Code/))
  expect(fetch.mock.calls.map(([path]) => path)).not.toContain('/api/first-run')
})

test('a wrong code of the first run is refused, keeps the input and gets the focus', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const message = 'This is not the code that the server printed.'
  const refused = { status: 403, body: { error: { code: 'firstRunCodeWrong', message } } }
  mockApi({ ...NO_ACCOUNT, '/api/first-run': refused })
  visit('/employee/first-run')
  const code = await screen.findByLabelText<HTMLInputElement>(/^Code/)
  for (const [label, value] of [
    [/^Code/, 'WRNG-CDEX'],
    [/^First/, 'Ada'],
    [/^Last/, 'Blackwood'],
    [/^Username/, 'ada'],
    [/^Password/, 'moor and more'],
    [/^Name/, 'Gallows Fair'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Create and sign in' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain(message)
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(code.value).toBe('WRNG-CDEX')
})

test('once an account exists, the first-run page redirects to the login', async () => {
  serverOf()
  visit('/employee/first-run')
  expect(await screen.findByRole('heading', { name: 'Please Login' })).toBeTruthy()
})

test('a 401 from any call redirects to the login, and the sign-in back', async () => {
  serverOf()
  visit('/employee/todo')
  await signIn()
  await screen.findByRole('heading', { name: 'To-do' })
  mockApi({ '/api/users/whoAmI': NOT_SIGNED_IN })
  await queryClient
    .fetchQuery({ queryKey: ['any'], queryFn: () => callApi(AUTH_CALLS.whoAmI) })
    .catch(() => {})
  expect(await screen.findByRole('heading', { name: 'Please Login' })).toBeTruthy()
  expect(queryClient.getQueryData(meQuery.queryKey)).toBeNull()
  serverOf()
  await signIn()
  expect(await screen.findByRole('heading', { name: 'To-do' })).toBeTruthy()
})

test('cached data of one person is cleared for the next', async () => {
  serverOf()
  queryClient.setQueryData(['secret'], 'pay rates')
  visit('/employee/login')
  await signIn()
  await screen.findByRole('heading', { name: 'Welcome ash!' })
  expect(queryClient.getQueryData(['secret'])).toBeUndefined()
})

test('a logout whose call fails still redirects to the employee area', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetch = mockApi({
    '/api/users/logout': { status: 500, body: {} },
    '/api/users/whoAmI': NOT_SIGNED_IN,
  })
  visit('/employee/logout')
  expect(await screen.findByRole('heading', { name: 'Please Login' })).toBeTruthy()
  await waitFor(() => expect(fetch).toHaveBeenCalledWith('/api/users/logout', expect.anything()))
})

test('a logout whose call fails shows the employee area to who is still signed in', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const me = person()
  mockApi({
    '/api/users/logout': { status: 500, body: {} },
    '/api/users/whoAmI': { body: me.username },
    '/api/users/me': { body: me },
  })
  visit('/employee/logout')
  expect(await screen.findByRole('heading', { name: 'Welcome ash!' })).toBeTruthy()
  expect(logged).toHaveBeenCalled()
})

test('an employee who opens the admin page is redirected to the welcome page', async () => {
  serverOf(person({ accessLvl: 0 }))
  visit('/employee/admin')
  await signIn()
  expect(await screen.findByRole('heading', { name: 'Welcome ash!' })).toBeTruthy()
})
