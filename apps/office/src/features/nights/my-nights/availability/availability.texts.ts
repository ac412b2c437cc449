import { AVAILABILITY_WORDS } from '@nightshift/shared/seasons/availability-words'

export const AVAILABILITY = {
  ...AVAILABILITY_WORDS,
  title: 'When I can work',
  sources: {
    own: 'This is what you said last.',
    application: 'This is what you said in your application.',
    unknown: 'You have not said yet which nights you can work.',
  },
  planned:
    'You are on the plan of this night. This does not take you off it: say above that you can’t make it.',
  closed: 'The season is closed.',
  over: 'The nights of this season are over.',
  save: 'Save',
  saved: 'Saved.',
  loadFailed: 'Unable to load your availability. Please refresh the page or try again later.',
  saveFailed: 'Your availability was not saved. Please try again.',
}
