import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { LOCAL_TIME } from '../../../kit/local-time/local-time.texts.ts'

export const SPLIT = {
  title: 'Split time entry',
  explanation:
    'The first part keeps its position, rate and deduction. The second begins where the first ends.',
  at: 'Split at',
  between: (start: string, end: string) => `Between ${start} and ${end}`,
  openUntil: (start: string) => `After ${start}`,
  second: 'Second part',
  secondTips: {
    cashTips: `${ENTRY_WORDS.cashTips} of it`,
    creditTips: `${ENTRY_WORDS.creditTips} of it`,
  },
  parts: ['First part', 'Second part'],
  span: (start: string, end: string) => `${start} to ${end}`,
  running: 'now, still clocked in',
  tips: (amount: string) => `Tips ${amount}`,
  deduction: (amount: string) => `Deduction ${amount}`,
  together: (hours: string, pay: string) => `Together ${hours} hours, ${pay}`,
  before: (hours: string, pay: string) => `before ${hours} hours, ${pay}`,
  save: 'Split',
  back: 'Back',
  failed: 'Unable to split the entry. Please refresh the page or try again later.',
  problems: {
    missing: 'Please fill this in.',
    ...LOCAL_TIME.problems,
    outside: 'Choose a time between the start and the end of the shift.',
    badTips: 'At most the tips of the whole shift.',
  },
}
