// @vitest-environment jsdom
import type { ClosedSeason } from '@nightshift/shared/seasons/season-closing/contract'
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
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
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    if (request?.method !== 'POST') return new Response('[]')
    sent.push(JSON.parse(String(request.body)))
    if (refusal) return new Response(JSON.stringify({ error: refusal }), { status: 409 })
    return new Response(JSON.stringify(closed.comesBack))
  })
  render(
    <MemoryRouter>
      <OfficeProviders>
        <FestivalContext value={person().festival}>
          <SeasonState state={{ ...closed, ...changes }} timeZone="America/New_York" />
        </FestivalContext>
        <DialogHost />
      </OfficeProviders>
    </MemoryRouter>,
  )
  await press('Reopen the season…')
  return { sent }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const say = (reason: string) =>
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: reason } })

beforeEach(() => queryClient.clear())

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

test('a refusal is told in words, and the dialog stays', async () => {
  await open({}, { code: 'seasonNotClosed', message: 'The current season is open.' })
  say('Two more nights')
  await press('Reopen the season')
  expect(await screen.findByText('The current season is open.')).toBeTruthy()
  expect(screen.getByLabelText(/^Reason/)).toBeTruthy()
})
