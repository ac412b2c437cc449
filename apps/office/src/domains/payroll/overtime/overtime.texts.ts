import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { countOfPeople } from '../../../lib/counts.ts'

export const OVERTIME = {
  total: (premium: string, persons: number) => `Overtime premium ${premium} (${countOfPeople(persons)})`,
  none: 'No overtime in the workweeks of these days.',
  unanswered: 'Whether overtime applies has not been answered yet.',
  unansweredThen:
    'Whether overtime applies had not been answered when this pay period was approved. Unlock it and approve it again to have the answer of now.',
  answer: 'Answer it in General',
  title: 'Overtime',
  explanation: (timeZone: string) =>
    `Everybody with more than 40 hours in a workweek of these pay periods, whatever the filters show. The premium is an extra half of the regular rate for the hours over 40; it is not in the CSV. Times are those of ${timeZone}.`,
  columns: {
    person: 'Employee',
    week: 'Workweek from',
    hours: ENTRY_WORDS.hours,
    overtime: 'Over 40',
    rate: 'Regular rate',
    premium: 'Premium',
  },
  totalRow: 'Total',
}
