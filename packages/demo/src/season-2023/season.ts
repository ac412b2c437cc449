import type { Season } from '@nightshift/shared/seasons/season'

/** The season before, a small one. */
export const SEASON_2023: Season = {
  opensAt: '2023-09-15T23:00:00.000Z', // 19:00 in New York
  weekends: 7,
  extraNights: ['2023-11-04'],
  shiftStart: '17:00',
  shiftEnd: '01:00',
}

export const CLOSED_AT = new Date('2023-11-27T15:30:00Z')
