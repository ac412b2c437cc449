// @vitest-environment jsdom
import type { SeasonSummary } from '@nightshift/shared/seasons/contract'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { PeriodShortcuts } from './period-shortcuts.tsx'

const season: SeasonSummary = {
  ...{ id: 2, year: 2024, part: 1, isCurrent: true, closedAt: null },
  ...{ beginsAt: '2024-02-01T05:00:00.000Z', endsAt: null, calendar: DEFAULT_SEASON },
}
const calendar = { ...DEFAULT_SEASON, opensAt: '2023-09-15T23:00:00.000Z', extraNights: [] }
const earlier: SeasonSummary = { ...season, id: 1, year: 2023, part: 1, isCurrent: false, calendar }
const thisWeek = { start: '2024-09-30', end: '2024-10-06' }

function open(seasons: SeasonSummary[], period = thisWeek) {
  mockApi({ '/api/festivals/1/seasons': { body: seasons } })
  const onChoose = vi.fn()
  renderPage(<PeriodShortcuts period={period} thisWeek={thisWeek} onChoose={onChoose} />)
  return onChoose
}

test('the only season is a button', async () => {
  const onChoose = open([season])
  fireEvent.click(await screen.findByRole('button', { name: 'Season' }))
  expect(onChoose).toHaveBeenCalledWith({ start: '2024-09-13', end: '2024-11-03' })
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('several seasons are a choice, each with the days of its calendar', async () => {
  const onChoose = open([season, earlier])
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Season' })
  expect([...choice.options].map(({ text }) => text)).toEqual(['Season', 'Season 2024', 'Season 2023'])
  expect(choice.value).toBe('')
  fireEvent.change(choice, { target: { value: '2023' } })
  expect(onChoose).toHaveBeenCalledWith({ start: '2023-09-15', end: '2023-10-29' })
  expect(screen.queryByRole('button', { name: 'Season' })).toBeNull()
})

test('the season whose days are shown is the chosen one', async () => {
  open([season, earlier], { start: '2024-09-13', end: '2024-11-03' })
  expect((await screen.findByRole<HTMLSelectElement>('combobox')).value).toBe('2024')
})
