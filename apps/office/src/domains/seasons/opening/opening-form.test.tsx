// @vitest-environment jsdom
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { OpeningForm } from './opening-form.tsx'

const proposal = {
  ...{ year: 2024, part: 1, isClosed: true, lastNight: '2024-11-02' },
  again: { ...DEFAULT_SEASON, opensAt: '2024-12-07T00:00:00.000Z', weekends: 2, extraNights: [] },
  ...{ positions: [], applications: 0 },
  calendar: { ...DEFAULT_SEASON, opensAt: '2025-09-12T23:00:00.000Z', extraNights: [] },
  ...{ enableHome: true, enableApps: true, enableTodos: false },
}

function open() {
  const sent: unknown[] = []
  mockApi({
    '*': ({ body }) => {
      sent.push(body)
      return { body: { id: 2, year: 2025, part: 1, ratesRaised: 0, applicationsMoved: 0 } }
    },
  })
  renderPage(<OpeningForm proposal={proposal} timeZone="America/New_York" />, {
    me: person({ accessLvl: 3 }),
  })
  return sent
}
const choose = (name: string, choice: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name })).getByLabelText(choice))
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Open the season' }))

test('asks for each switch before it opens the season, and says what goes off', async () => {
  const sent = open()
  submit()
  expect(screen.getAllByText('Please choose On or Off.')).toHaveLength(3)
  choose('Public site', 'On')
  choose('Applications', 'Off')
  expect(screen.getByText('It goes off when you open the season.')).toBeTruthy()
  submit()
  expect(screen.getAllByText('Please choose On or Off.')).toHaveLength(1)
  expect(sent).toEqual([])
  choose('To-dos', 'Off')
  expect(screen.getAllByText('It goes off when you open the season.')).toHaveLength(1)
  submit()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ enableHome: true, enableApps: false, enableTodos: false })
})

test('proposes a second season of the same year, and refuses one that begins before the last night', async () => {
  const sent = open()
  fireEvent.click(screen.getByRole('button', { name: 'Propose a second season in 2024' }))
  const opening = screen.getByLabelText<HTMLInputElement>(/^Opening/)
  expect(opening.value).toBe('2024-12-06T19:00')
  fireEvent.change(opening, { target: { value: '2024-11-02T19:00' } })
  expect(screen.getByText(/^Please choose dates after Sat, Nov 2/)).toBeTruthy()
  fireEvent.change(opening, { target: { value: '2024-12-06T19:00' } })
  for (const name of ['Public site', 'Applications', 'To-dos']) choose(name, 'On')
  submit()
  await waitFor(() => expect(sent).toMatchObject([{ calendar: proposal.again }]))
})
