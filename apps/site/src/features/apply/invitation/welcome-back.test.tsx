// @vitest-environment jsdom
import { ERRORS } from '@nightshift/shared/errors'
import { seasonFacts } from '@nightshift/shared/site/public-site/season-facts'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { configEntry } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PageDataContext } from '../../../lib/page-data.ts'
import { ApplicationForm } from '../application-form.tsx'

const POSITIONS = { '/api/publicAppPosition/1': { body: [{ id: 7, name: 'Guide' }] } }
const KNOWN = {
  ...{ firstName: 'Wren', middleName: '', lastName: 'Thorn', email: 'wren@example.com', phone: '' },
  ...{ street: '13 Gallows Lane', city: '', state: '', zip: '', returningNotes: '2024: Guide', position: 7 },
}
const FESTIVAL = configEntry()
const PAGE = {
  ...{ host: FESTIVAL.hostName, pathname: '/apply/1' },
  seasonFacts: seasonFacts(FESTIVAL, new Date('2024-10-01T12:00:00Z')),
}
const visit = () =>
  render(
    <PageDataContext value={PAGE}>
      <ApplicationForm festival={FESTIVAL} />
    </PageDataContext>,
  )
const typeContact = (value: string) => {
  fireEvent.change(screen.getByLabelText('Your email or phone'), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Fill in my form' }))
}
const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

/** A draft that this browser kept. */
const keepDraft = (email: string) =>
  localStorage.setItem(
    'application-draft-1',
    JSON.stringify([
      ...[
        ['firstName', 'Robin'],
        ['email', email],
        ['city', 'Poughkeepsie'],
      ],
      ['otherNotes', 'Asthma in the fog.'],
    ]),
  )

beforeEach(() => localStorage.clear())
beforeEach(() => history.replaceState(null, '', '/apply/1#invite=secret-token'))

test('a personal link asks for the contact first, calls nobody and leaves the address', () => {
  const fetch = mockApi(POSITIONS)
  visit()
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  expect(screen.getByText('Submit application').closest('form')!.hidden).toBe(true)
  expect(fetch.mock.calls.map(String).join()).not.toContain('invitations')
  expect(location.href).not.toContain('secret-token')
})

test('the right contact fills in the form, which stays editable', async () => {
  const fetch = mockApi({ ...POSITIONS, '/api/invitations/open': { body: KNOWN } })
  visit()
  await screen.findByRole('option', { name: 'GUIDE', hidden: true })
  typeContact('wren@example.com')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Welcome back'))
  const sent = fetch.mock.calls.find(([address]) => String(address).includes('invitations'))
  expect(JSON.parse(String(sent![1]!.body))).toEqual({ token: 'secret-token', contact: 'wren@example.com' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
  expect(screen.queryByRole('heading', { name: 'Welcome back' })).toBeNull()
  expect([fieldValue('First name'), fieldValue('Street address'), fieldValue('Position')]).toEqual([
    'Wren',
    '13 Gallows Lane',
    '7',
  ])
  expect(screen.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(2)
})

test('a reload asks again until the contact was right, and then keeps the filled form', async () => {
  mockApi({ ...POSITIONS, '/api/invitations/open': { body: KNOWN } })
  visit().unmount()
  const { unmount } = visit()
  await screen.findByRole('option', { name: 'GUIDE', hidden: true })
  typeContact('wren@example.com')
  await waitFor(() => expect(fieldValue('First name')).toBe('Wren'))
  unmount()
  visit()
  await screen.findByRole('option', { name: 'GUIDE' })
  expect(screen.queryByRole('heading', { name: 'Welcome back' })).toBeNull()
  expect([fieldValue('First name'), fieldValue('Email')]).toEqual(['Wren', 'wren@example.com'])
})

test('a refusal is told beside the field, and the form can be filled from scratch', async () => {
  const { status, message } = ERRORS.invitationRefused
  const body = { error: { statusCode: status, code: 'invitationRefused', message } }
  mockApi({ ...POSITIONS, '/api/invitations/open': { status, body } })
  visit()
  typeContact('  ')
  expect(await screen.findByText('Please type your email or phone.')).toBeTruthy()
  typeContact('wrong@example.com')
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your email or phone')))
  fireEvent.click(screen.getByRole('button', { name: 'Start with an empty form' }))
  expect(screen.queryByRole('heading', { name: 'Welcome back' })).toBeNull()
  expect(fieldValue('First name')).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['somebody else', 'robin@example.com', ['', '']],
  ['nobody known', '', ['', '']],
  ['the same person', ' WREN@example.com', ['Poughkeepsie', 'Asthma in the fog.']],
])('a draft of %s on this computer', async (_, email, [city, notes]) => {
  mockApi({ ...POSITIONS, '/api/invitations/open': { body: KNOWN } })
  keepDraft(email)
  visit()
  await screen.findByRole('option', { name: 'GUIDE', hidden: true })
  typeContact('wren@example.com')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Welcome back'))
  expect(fieldValue('First name')).toBe('Wren')
  expect([fieldValue('City'), fieldValue('Position')]).toEqual([city, '7'])
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What else/).value).toBe(notes)
  expect(localStorage.getItem('application-draft-1')).not.toContain('Robin')
})

test('an empty form is empty: the draft of whoever used this computer before is deleted', async () => {
  mockApi(POSITIONS)
  keepDraft('robin@example.com')
  visit()
  fireEvent.click(screen.getByRole('button', { name: 'Start with an empty form' }))
  expect([fieldValue('First name'), fieldValue('City')]).toEqual(['', ''])
  expect(localStorage).toHaveLength(0)
})

test('without a personal link there is the form only', () => {
  history.replaceState(null, '', '/apply/1')
  mockApi(POSITIONS)
  visit()
  expect(screen.queryByRole('heading', { name: 'Welcome back' })).toBeNull()
})
