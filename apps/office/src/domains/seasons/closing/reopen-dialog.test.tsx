// @vitest-environment jsdom
import type { ClosedSeason } from '@nightshift/shared/seasons/season-closing/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { SeasonState } from './season-state.tsx'

const settled = { count: 0 }
const closed: ClosedSeason = {
  ...{
    kind: 'closed',
    seasonId: 1,
    year: 2024,
    part: 1,
    closedAt: '2024-11-04T17:00:00.000Z',
    closedBy: null,
  },
  closing: {
    lines: {
      ...{ nightsToCome: settled, openShifts: settled, needsReview: settled, attention: settled },
      unexported: settled,
    },
    ...{ backup: {}, shiftsEnded: 0, applicationsArchived: 2 },
    deactivated: ['Ash', 'Bo', 'Cy'].map((firstName) => ({
      ...{ id: crypto.randomUUID(), firstName, lastName: 'Marrow' },
    })),
  },
  comesBack: { people: 2, applications: 1 },
}

async function open(changes: Partial<ClosedSeason> = {}, refusal?: object) {
  const sent: unknown[] = []
  mockApi({
    'GET *': { body: [] },
    '*': ({ body }) => {
      sent.push(body)
      return refusal ? { status: 409, body: { error: refusal } } : { body: closed.comesBack }
    },
  })
  renderPage(<SeasonState state={{ ...closed, ...changes }} timeZone="America/New_York" />)
  await press('Reopen the season…')
  return { sent }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const say = (reason: string) =>
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: reason } })

test('reopening says what comes back, and asks for a reason', async () => {
  const { sent } = await open()
  expect(screen.getByText('1 application that the closing archived is open again.')).toBeTruthy()
  expect(screen.getByText('1 person was changed since and stays as they are.')).toBeTruthy()
  await press('Reopen the season')
  expect(screen.getByText('Please say why.')).toBeTruthy()
  expect(sent).toEqual([])
  say(' Two more nights ')
  await press('Reopen the season')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ reason: 'Two more nights', reactivate: true }])
})

test('people stay inactive when it is unticked', async () => {
  const { sent } = await open()
  fireEvent.click(screen.getByLabelText(/^Make the 2 people/))
  say('Payroll only')
  await press('Reopen the season')
  await waitFor(() => expect(sent).toEqual([{ reason: 'Payroll only', reactivate: false }]))
})

test('a closing without people to bring back says so', async () => {
  await open({ comesBack: { people: 0, applications: 0 } })
  expect(screen.getByText(/^Nobody comes back/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a refusal is shown in words, and the dialog stays', async () => {
  await open({}, { code: 'seasonNotClosed', message: 'The current season is open.' })
  say('Two more nights')
  await press('Reopen the season')
  expect(await screen.findByText('The current season is open.')).toBeTruthy()
  expect(screen.getByLabelText(/^Reason/)).toBeTruthy()
})
