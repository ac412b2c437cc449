import type { SeasonName } from '@nightshift/shared/seasons/contract'
import { seasonName } from '@nightshift/shared/seasons/season-name'
import { countOf, countOfPeople } from '../../../lib/counts.ts'
export const OPENING = {
  title: 'Open the next season',
  back: 'Back to Season',
  explanation: (season: SeasonName) =>
    `The next season begins after the last night of season ${seasonName(season)}. The proposal has the weekends of an earlier season, moved to the next year that is ahead: the same weekends, not the same dates. From the moment you open it, shifts and applications belong to the new season.`,
  loadFailed: 'Unable to load the proposal. Please refresh the page or try again later.',
  stillOpen: (season: SeasonName) => `Season ${seasonName(season)} is still open`,
  stillOpenText: 'Close it first. The next one can be opened then.',
  close: 'Close the season…',

  dates: 'Dates',
  again: (year: number) => `Propose a second season in ${year}`,
  nights: 'The nights',

  rates: 'Positions and pay rates',
  ratesHint:
    'All positions are carried over. A raise changes every default rate and the rate of everybody who holds a position, to the nearest quarter dollar. Shifts that were worked keep their rates.',
  raise: 'Raise in percent',
  raiseHint: '0 to 50, in steps of 0.5. 0 leaves every rate as it is.',
  raiseWrong: 'Please enter a number from 0 to 50, in steps of 0.5.',
  noPositions: 'The festival has no positions.',
  unchanged: 'No rate changes.',
  changed: (count: number) => `${countOf(count, 'rate changes', 'rates change')}:`,
  columns: { position: 'Position', who: 'Rate of', before: 'Before', after: 'After' },
  preview: 'Rates before and after',
  byDefault: 'Default',
  people: countOfPeople,

  switches: 'What is on',
  switchesHint: 'What shall be on from the moment you open the season? It can be changed later in Settings.',
  now: (isOn: boolean) => (isOn ? 'It is on now.' : 'It is off now.'),
  on: 'On',
  off: 'Off',
  goesOff: 'It goes off when you open the season.',
  choose: 'Please choose On or Off.',
  enableHome: 'Public site',
  enableHomeHint: 'Home, news and policies are open to visitors.',
  enableApps: 'Applications',
  enableAppsHint: 'Visitors can apply, and the Applications tab is there.',
  enableTodos: 'To-dos',
  enableTodosHint: 'The To-do page is in the navigation.',

  applications: 'Applications',
  applicationsMove: (count: number) =>
    `${countOf(count, 'application that came', 'applications that came')} after the closing ${count === 1 ? 'moves' : 'move'} to the new season.`,

  open: 'Open the season',
  tooEarly: (lastNight: string) =>
    `Please choose dates after ${lastNight}, the last night of the current season.`,
  failed: 'Unable to open the season. Nothing was changed. Please try again later.',
}
