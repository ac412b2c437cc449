import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { SEASON_CLOSING_CALLS } from '@nightshift/shared/seasons/season-closing/calls'
import { SEASON_OPENING_CALLS } from '@nightshift/shared/seasons/season-opening/calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const SEASONS_WORDS: Domain = {
  name: 'seasons',
  about: 'The calendar of a season, and its opening and closing.',
  parts: {
    seasons: part(SEASONS_CALLS, {
      list: 'List the seasons of a festival, the newest first.',
      calendar: 'Read the calendar of the current season.',
      editCalendar: {
        about: 'Change the calendar of the current season, as a new version.',
        errors: ['changedMeanwhile', 'seasonClosed', 'seasonsOverlap'],
      },
    }),
    seasonClosing: part(SEASON_CLOSING_CALLS, {
      read: 'Read what closing the season would meet, or what it did.',
      backUp: {
        about: 'Write and check a backup before the season is closed. It may take minutes.',
        errors: ['backedUpElsewhere', 'backupFailed'],
      },
      close: {
        about: 'Close the season.',
        errors: [
          'backedUpElsewhere',
          'backupMissing',
          'closingPlanChanged',
          'closingUnsettled',
          'notOnYourself',
          'seasonAlreadyClosed',
        ],
      },
      reopen: { about: 'Open the latest season again. Answers what came back.', errors: ['seasonNotClosed'] },
    }),
    seasonOpening: part(SEASON_OPENING_CALLS, {
      propose: 'Propose dates for the next season.',
      open: { about: 'Open the next season.', errors: ['seasonStillOpen', 'seasonsOverlap'] },
    }),
  },
}
