// @vitest-environment jsdom
import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { listed } from '../testing/applications.ts'
import { HireDialog } from './hire-dialog.tsx'

const { festival, positions, userPositions, passwordIsDefault, mustChangePassword, ...employee } = person()
const updatedAt = '2024-09-01T00:00:00.000Z'
const actor = { id: 7, eventId: 1, name: 'Actor', isTipped: false, canApply: true, updatedAt }
const events: Event[] = [
  {
    ...{ id: 1, festivalId: 1, name: 'The Bog', updatedAt },
    positions: [
      { ...actor, defaultPayRate: 15.25 },
      { ...actor, id: 8, name: 'Guide', defaultPayRate: 18 },
    ],
  },
]
const refusal = (code: ErrorCode) =>
  Response.json({ error: { code, message: ERRORS[code].message } }, { status: ERRORS[code].status })

/** Opens the dialog for an applicant, with this reply to the hire call. */
async function open(reply: () => Response, accessLvl = 2) {
  const { sent } = mockApi({ 'GET *': { body: [] }, '*': reply })
  const onHired = vi.fn()
  renderPage(
    <HireDialog
      listed={listed({ id: 4 })}
      events={events}
      department=""
      onHired={onHired}
      onClose={() => {}}
    />,
    { me: person({ accessLvl }), festival: festival! },
  )
  const button = await screen.findByRole('button', { name: 'Hire' })
  return { sent, onHired, hire: () => fireEvent.click(button) }
}

const payrate = () => screen.getByLabelText<HTMLInputElement>(/^Payrate/)
const username = () => screen.getByLabelText<HTMLInputElement>(/^Username/)

test.each([
  ['a lead', 1, {}],
  ['a manager', 2, { paychexId: '000' }],
])('%s hires in one call, also by a double click', async (_, accessLvl, more) => {
  const { sent, onHired, hire } = await open(
    () => Response.json({ ...employee, username: 'wrent' }),
    accessLvl,
  )
  hire()
  hire()
  await waitFor(() => expect(onHired).toHaveBeenCalledOnce())
  expect(onHired.mock.calls[0]?.[0]).toContain('Wren Thorn is hired and can sign in as wrent.')
  const person = {
    firstName: 'Wren',
    middleName: '',
    lastName: 'Thorn',
    email: '',
    phone: '',
    username: 'wrent',
  }
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/applications/4/hire',
      body: { ...person, positionId: 7, payrate: 15.25, ...more },
    },
  ])
})

test('a taken username is reported, and the next free one proposed', async () => {
  const { sent, onHired, hire } = await open(() => refusal('usernameTakenOnSignup'))
  hire()
  const description = ERRORS.usernameTakenOnSignup.message
  await screen.findByRole('alertdialog', { name: 'Something went wrong', description })
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(username().value).toBe('wrenth'))
  await waitFor(() => expect(document.activeElement).toBe(username()))
  expect(sent).toHaveLength(1)
  expect(onHired).not.toHaveBeenCalled()
})

test('a rate above the default is refused to a lead, and nothing is sent', async () => {
  const { sent, hire } = await open(() => refusal('rateNeedsManager'), 1)
  const defaultRate = payrate().value
  fireEvent.change(payrate(), { target: { value: '99.75' } })
  hire()
  await screen.findByText(ERRORS.rateNeedsManager.message)
  expect(sent).toEqual([])
  fireEvent.change(payrate(), { target: { value: defaultRate } })
  await waitFor(() => expect(screen.queryByText(ERRORS.rateNeedsManager.message)).toBeNull())
})

test('a rate is in steps of a quarter, and each position brings its own', async () => {
  const { sent, onHired, hire } = await open(() => Response.json({ ...employee, username: 'wrent' }))
  fireEvent.change(payrate(), { target: { value: '15.10' } })
  hire()
  await screen.findByText('Please enter a rate in steps of 0.25.')
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText(/^Position/), { target: { value: '8' } })
  expect(payrate().value).toBe('18')
  hire()
  await waitFor(() => expect(onHired).toHaveBeenCalledOnce())
  expect(sent[0]?.body).toMatchObject({ positionId: 8, payrate: 18 })
})

test('a rate that the server refuses is reported at its field', async () => {
  const { onHired, hire } = await open(() => refusal('rateNeedsManager'), 1)
  hire()
  await screen.findByText(ERRORS.rateNeedsManager.message)
  expect(payrate().getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(payrate()))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onHired).not.toHaveBeenCalled()
})

test.each([
  ['an applicant who is already hired', () => refusal('alreadyHired'), ERRORS.alreadyHired.message],
  ['a server error', () => new Response('', { status: 500 }), 'Please refresh the page or try again later.'],
])('%s is reported, and the input is kept', async (_, reply, description) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { onHired, hire } = await open(reply)
  fireEvent.change(username(), { target: { value: 'thorny' } })
  hire()
  await screen.findByRole('alertdialog', { name: 'Something went wrong', description })
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  expect(username().value).toBe('thorny')
  expect(onHired).not.toHaveBeenCalled()
})
