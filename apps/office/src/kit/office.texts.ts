import type { SeasonName } from '@nightshift/shared/seasons/contract'
import { seasonName } from '@nightshift/shared/seasons/season-name'
export const OFFICE = {
  close: 'Close',
  undo: 'Undo',
  dismiss: 'Dismiss',
  copied: 'Copied',
  copyByHand: 'Please copy this',
  unsaved: 'You have changes that are not saved. Close and lose them?',
  unsavedOnPage: 'You have changes that are not saved. Leave and lose them?',
  discard: 'Discard changes',
  copyright: (year: number, company: string) => `© ${year} ${company}`,
  notLoaded:
    'This could not be opened: there is no network, or the server does not answer. It opens by itself when the network is back.',
  noAnswerYet: 'The server has not answered yet. What you press next waits for it, for a minute at most.',
  reloadFailed: 'This page could not be read again. It may be out of date.',
  season: 'Season',
  seasonOf: (season: SeasonName) => `Season ${seasonName(season)}`,
  timeZone: 'Time Zone',
  noTimeZone: 'No such time zone',
  badRate: (step: string, most: string) => `From 0 to ${most}, in steps of ${step}.`,
  belowMinimumWage: (minimum: string) =>
    `Below the minimum wage of ${minimum}. With tips, each week has to reach it.`,
  switchTo: { light: 'Switch to the light scheme', dark: 'Switch to the dark scheme' },
}
