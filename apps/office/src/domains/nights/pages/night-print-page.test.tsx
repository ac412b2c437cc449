// @vitest-environment jsdom

import type { NightSheet } from '@nightshift/shared/nights/publication/contract'
import type { SeasonSummary } from '@nightshift/shared/seasons/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import NightPrintPage from './night-print-page.tsx'

const place = {
  ...{ placeId: 1, userId: person().id, firstName: 'Ash', lastName: 'Marrow', part: 'second' as const },
  ...{ callAt: '2023-10-14T01:00:00.000Z', answer: null, answerReason: null, isPublished: true },
}
const sheet: NightSheet = {
  ...{ festivalName: 'Dreadmoor', timeZone: 'America/New_York', seasonId: 2 },
  nights: [{ date: '2023-10-13', label: 'Friday, October 13' }],
  night: {
    ...{ date: '2023-10-13', label: 'Friday, October 13', isCalledOff: false },
    ...{ gatesAt: '2023-10-13T23:00:00.000Z', endsAt: '2023-10-14T05:00:00.000Z' },
  },
  events: [
    {
      ...{ eventId: 1, name: 'The Bog' },
      positions: [
        { positionId: 1, name: 'Actor', callAt: '2023-10-13T21:00:00.000Z', needed: 1, places: [place] },
      ],
    },
  ],
}
const season = (id: number, year: number, isCurrent: boolean): SeasonSummary => ({
  ...{ id, year, part: 1, isCurrent, beginsAt: `${year}-01-01T00:00:00.000Z`, endsAt: null },
  closedAt: isCurrent ? null : `${year}-12-01T00:00:00.000Z`,
  calendar: {
    ...{ opensAt: `${year}-10-13T23:00:00.000Z`, weekends: 2, extraNights: [] },
    ...{ shiftStart: '17:00', shiftEnd: '01:00' },
  },
})

test('a night of an earlier season is shown, with the call time of its second half', async () => {
  mockApi({
    '/api/festivals/1/seasons': { body: [season(3, 2024, true), season(2, 2023, false)] },
    '/api/publication/sheet?festivalId=1&seasonId=2&night=2023-10-13': { body: sheet },
  })
  show()
  expect(await screen.findByRole('article', { name: 'Friday, October 13' })).toBeTruthy()
  expect(screen.getByText(', from 9:00 PM')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  expect(screen.queryByText(/^Unfilled/)).toBeNull()
})

test('halves of a night fill one place, and who cannot come fills none, as in the plan', async () => {
  const [event] = sheet.events
  const places = [
    place,
    { ...place, placeId: 2, part: 'first' as const },
    { ...place, placeId: 3, part: 'whole' as const, answer: 'declined' as const },
  ]
  const positions = [{ ...event!.positions[0]!, needed: 2, places }]
  mockApi({
    '/api/festivals/1/seasons': { body: [season(2, 2023, false)] },
    '/api/publication/sheet?festivalId=1&seasonId=2&night=2023-10-13': {
      body: { ...sheet, events: [{ ...event, positions }] },
    },
  })
  show()
  expect(await screen.findByText('1 of 2')).toBeTruthy()
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Unfilled: 1')
})

test('the sheet says what people answered, and of whom the plan is not published', async () => {
  const [event] = sheet.events
  const places = [
    { ...place, answer: 'confirmed' as const },
    { ...place, placeId: 2, firstName: 'Bo', answer: 'help' as const, answerReason: 'My car broke down.' },
    { ...place, placeId: 3, firstName: 'Cy', isPublished: false },
  ]
  mockApi({
    '/api/festivals/1/seasons': { body: [season(2, 2023, false)] },
    '/api/publication/sheet?festivalId=1&seasonId=2&night=2023-10-13': {
      body: { ...sheet, events: [{ ...event, positions: [{ ...event!.positions[0]!, places }] }] },
    },
  })
  show()
  const people = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(people).toEqual([
    expect.stringMatching(/^Ash Marrow.*Confirmed$/),
    expect.stringMatching(/^Bo Marrow.*Needs help: My car broke down\.$/),
    expect.stringMatching(/^Cy Marrow.*Not published$/),
  ])
})

function show() {
  renderPage(<NightPrintPage />, { me: person({ accessLvl: 2 }), at: '/?season=2023&night=2023-10-13' })
}
