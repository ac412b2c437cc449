import type { SeasonName } from '@nightshift/shared/seasons/contract'
import { seasonName } from '@nightshift/shared/seasons/season-name'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { countOfEntries } from '../../../lib/counts.ts'

export const LABOUR = {
  title: 'Labour cost',
  download: 'Download CSV',
  explanation: (timeZone: string) =>
    `A night has the entries that began on it, until the hour of payroll in the morning, in ${timeZone}. Pay is hours times rate: without overtime, deductions and taxes. Tips are apart from pay.`,
  open: (count: number) =>
    `${countOfEntries(count)} ${count === 1 ? 'has' : 'have'} not ended and ${count === 1 ? 'is' : 'are'} in no figure.`,
  empty: 'Nothing to show yet',
  emptyText: 'Nobody has worked in this season.',
  loadFailed: 'Unable to load the labour cost. Please refresh the page or try again later.',
  downloadFailed: 'Unable to make the file. Please try again later.',

  totals: 'Season in total',
  hours: ENTRY_WORDS.hours,
  pay: ENTRY_WORDS.pay,
  tips: 'Tips',
  cash: ENTRY_WORDS.cashTips,
  credit: ENTRY_WORDS.creditTips,
  people: 'People',
  tipsParts: (cash: string, credit: string) => `${cash} cash, ${credit} credit`,
  perHour: (pay: string) => `${pay} an hour`,
  inSeason: (season: SeasonName) => `Season ${seasonName(season)}`,
  /** Beside a figure of this season. */
  lastSeason: (season: SeasonName, figure: string) => `${seasonName(season)}: ${figure}`,

  chart: 'Pay by night',
  chartTitle: (season: SeasonName) => `Pay by night, season ${seasonName(season)}`,
  chartText: (nights: number, most: string, night: string) =>
    `Bars of ${nights} nights, stacked by event. The most was ${most} on ${night}. The table of nights has the same figures.`,
  night: 'Night',
  tipsMark: 'Tips',
  barTitle: (night: string, pay: string, tips: string) => `${night}: pay ${pay}, tips ${tips}`,

  byEvent: 'By event',
  event: 'Event',
  share: 'Share of pay',
  percent: (tenths: string) => `${tenths} %`,

  byNight: 'By night',
  otherDays: 'Other days',
  all: 'All',
  change: 'Change',
  nothing: '–',
}
