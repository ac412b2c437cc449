import { WEEKDAYS } from '@nightshift/shared/calendar-words'

export const SEASON = {
  weekdays: WEEKDAYS,
  caption: (year: number) => `Nights of the ${year} season`,
  columns: ['Weekend', 'Night', 'Gates open'],
  extra: ' (extra night)',
  closed: 'closed',
}
