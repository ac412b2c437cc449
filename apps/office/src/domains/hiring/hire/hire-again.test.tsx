// @vitest-environment jsdom
import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { listed } from '../testing/applications.ts'
import { knownPerson } from '../testing/known.ts'
import { HireDialog } from './hire-dialog.tsx'

const { festival, positions, userPositions, passwordIsDefault, mustChangePassword, ...employee } = person()
const updatedAt = '2024-09-01T00:00:00.000Z'
const actor = { id: 7, eventId: 1, name: 'Actor', isTipped: false, canApply: true, updatedAt }
const events: Event[] = [
  { id: 1, festivalId: 1, name: 'The Bog', updatedAt, positions: [{ ...actor, defaultPayRate: 15.25 }] },
]
const answers = {
  ...{ firstName: 'ash', middleName: '', lastName: 'Vale', position: 7 },
  ...{ email: 'ash.vale@example.com', phone: '8455550101' },
}

/** Opens the dialog for an application that this person may have sent. */
async function open(known: Partial<KnownPerson>, accessLvl = 2) {
  const { sent } = mockApi({
    '*known-applicants*': { body: [{ applicationId: 4, people: [knownPerson(known)] }] },
    'GET *': { body: [] },
    '*': { body: { ...employee, username: 'ashg' } },
  })
  const onHired = vi.fn()
  renderPage(
    <HireDialog
      listed={listed({ id: 4, data: answers })}
      events={events}
      department=""
      onHired={onHired}
      onClose={() => {}}
    />,
    { me: person({ accessLvl }), festival: festival! },
  )
  await screen.findByRole('radiogroup', { name: 'Who is this?' })
  return { sent, onHired }
}

const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const again = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Hire again: Ash Graves/ })
const payrate = () => screen.getByLabelText<HTMLInputElement>(/^Payrate/)
const hire = () => fireEvent.click(screen.getByRole('button', { name: 'Hire' }))

test('a guess is not preselected, and the form appears with the choice', async () => {
  await open({})
  expect(again().checked).toBe(false)
  expect(screen.queryByRole('button', { name: 'Hire' })).toBeNull()
  choose(/^New person/)
  expect(screen.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('ashv')
})

test('the owner of a personal link is preselected and hired again with the merged contact', async () => {
  const { sent, onHired } = await open({ matchedBy: ['link'] })
  expect(again().checked).toBe(true)
  hire()
  await waitFor(() => expect(onHired).toHaveBeenCalledOnce())
  expect(onHired.mock.calls[0]?.[0]).toContain('is hired again and signs in as ashg')
  const { id: userId } = knownPerson()
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/applications/4/hire-again',
      body: {
        ...{ userId, firstName: 'Ash', middleName: '', lastName: 'Vale', positionId: 7, payrate: 15.25 },
        ...{ email: 'ash.vale@example.com', phone: '845-555-0101' },
      },
    },
  ])
})

test('old and new values are side by side, and each can be chosen', async () => {
  const { sent } = await open({ matchedBy: ['link'] })
  const lastName = within(screen.getByRole('radiogroup', { name: 'Last' }))
  expect(
    lastName.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['Graves', false],
    ['Vale', true],
  ])
  choose(/^Graves/)
  choose(/^8455550101/)
  hire()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ lastName: 'Graves', phone: '8455550101' })
})

test.each([
  ['a lead cannot change', 1, true],
  ['a manager can change', 2, false],
])('%s the rate of a position that they hold', async (_, accessLvl, readOnly) => {
  const { sent } = await open(
    { matchedBy: ['link'], userPositions: [{ positionId: 7, payrate: 18 }] },
    accessLvl,
  )
  expect([payrate().value, payrate().readOnly]).toEqual(['18', readOnly])
  hire()
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('somebody who is not to be hired again is marked before the choice', async () => {
  await open({ mayReturn: false })
  expect(screen.getByText('Not to be hired again')).toBeTruthy()
})
