// @vitest-environment jsdom
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { SeasonForm } from './season-form.tsx'

const season = { ...DEFAULT_SEASON, updatedAt: '2024-09-01T00:00:00.000Z' }

function open() {
  const fetch = mockApi({ '/api/festivals/1/season': { body: season } })
  renderPage(<SeasonForm season={season} timeZone="America/New_York" />)
  return () => fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))
}

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const nights = () => screen.getByRole('region', { name: 'The nights' })

test('the nights follow the fields, each with its key, and what is saved has the version that was read', async () => {
  const saved = open()
  expect(nights().textContent).toContain('15 nights, Sep 13, 2024 to Nov 2, 2024')
  expect(screen.getByRole('button', { name: 'Save Season' }).ariaDisabled).toBe('true')
  press('Remove Saturday, November 2, 2024')
  fill(/^Opening/, '2025-09-12T19:00')
  expect(nights().textContent).toContain('14 nights, Sep 12, 2025 to Oct 25, 2025')
  fill(/^Weekends/, '6')
  fill(/^Date/, '2025-10-28')
  press('Add Night')
  fill(/^Shifts end/, '22:30')
  expect(nights().textContent).toContain('13 nights, Sep 12, 2025 to Oct 28, 2025 · Shifts 5pm to 10:30pm')
  const added = within(nights()).getByText(/Tuesday, October 28/)
  expect(added.textContent).toContain('tu1')
  press('Save Season')
  await screen.findByText('The season is saved.')
  expect(saved()).toEqual([
    {
      ...{ opensAt: '2025-09-12T23:00:00.000Z', weekends: 6, extraNights: ['2025-10-28'] },
      ...{ shiftStart: '17:00', shiftEnd: '22:30', updatedAt: season.updatedAt },
    },
  ])
})

test('a season that cannot be is said at its field, has no nights and is not saved', () => {
  const saved = open()
  fill(/^Weekends/, '0')
  expect(
    screen.getByRole('spinbutton', {
      name: /^Weekends/,
      description: /Please enter a number from 1 to 26\./,
    }),
  ).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'The nights' })).toBeNull()
  press('Save Season')
  expect(saved()).toEqual([])
})

test('a night of the season is not added once more', () => {
  open()
  fill(/^Date/, '2024-10-11')
  expect(screen.getByText('This is a night of the season already.')).toBeTruthy()
  press('Add Night')
  expect(screen.queryByRole('button', { name: 'Remove Friday, October 11, 2024' })).toBeNull()
})
