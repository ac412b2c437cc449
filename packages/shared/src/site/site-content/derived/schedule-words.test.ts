import { expect, test } from 'vitest'
import { DEFAULT_SEASON } from '../../../seasons/season.ts'
import { DREADMOOR_CONTENT } from '../starting/dreadmoor/dreadmoor.ts'
import { scheduleSentences } from './schedule-words.ts'

const ZONE = 'America/New_York'

test('the sentences name weekends, extra nights and the hour of the gates', () => {
  expect(scheduleSentences(DREADMOOR_CONTENT.nights, DEFAULT_SEASON, ZONE)).toEqual([
    'Fridays and Saturdays from Friday, September 13 to Saturday, October 26, 2024.',
    'And Saturday, November 2: Lights Out, the one night without a moon.',
    'Gates open at 7 pm. The box office closes when the night is full.',
  ])
})

test('without words of its own a sentence ends after the date or the hour', () => {
  expect(scheduleSentences({ extraNight: '', gates: '' }, DEFAULT_SEASON, ZONE).slice(1)).toEqual([
    'And Saturday, November 2.',
    'Gates open at 7 pm.',
  ])
})

test('a season of extra nights only has no sentence about weekends', () => {
  const extraNights = ['2024-09-13', '2024-09-14']
  const season = { ...DEFAULT_SEASON, weekends: 1, extraNights }
  expect(scheduleSentences({ extraNight: '', gates: '' }, season, ZONE)).toEqual([
    'And Friday, September 13.',
    'And Saturday, September 14.',
    'Gates open at 7 pm.',
  ])
})
