// @vitest-environment jsdom
import type { SeasonSummary } from '@nightshift/shared/seasons/contract'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
import { PeriodShortcuts } from './period-shortcuts.tsx'

const season: SeasonSummary = {
  ...{ id: 2, year: 2024, part: 1, isCurrent: true, closedAt: null },
  ...{ beginsAt: '2024-02-01T05:00:00.000Z', endsAt: null, calendar: DEFAULT_SEASON },
}
const calendar = { ...DEFAULT_SEASON, opensAt: '2023-09-15T23:00:00.000Z', extraNights: [] }
const earlier: SeasonSummary = { ...season, id: 1, year: 2023, part: 1, isCurrent: false, calendar }
const thisWeek = { start: '2024-09-30', end: '2024-10-06' }

beforeEach(() => queryClient.clear())

function open(seasons: SeasonSummary[], period = thisWeek) {
  answer({ '/api/festivals/1/seasons': { body: seasons } })
  const onChoose = vi.fn()
  render(
    <OfficeProviders>
      <FestivalContext value={person().festival!}>
        <PeriodShortcuts period={period} thisWeek={thisWeek} onChoose={onChoose} />
      </FestivalContext>
    </OfficeProviders>,
  )
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
