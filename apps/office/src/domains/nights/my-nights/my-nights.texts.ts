import { AVAILABILITY_WORDS } from '@nightshift/shared/seasons/availability-words'

export const MY_NIGHTS = {
  list: 'My nights',
  print: 'Print',
  earlier: (count: number) => `Earlier this season (${count})`,
  earlierList: 'My earlier nights',
  of: (name: string, festival: string) => `${name}, ${festival}`,
  call: (time: string) => `Be there at ${time}`,
  until: (time: string) => `until ${time}`,
  marks: { new: 'New', changed: 'Changed', cancelled: 'Called off' },
  cancelled: 'You are not on the plan of this night any more.',
  calledOff: 'Nobody works on this night. Please do not come.',
  confirm: 'Confirm',
  cannot: "Can't make it",
  help: 'Ask the lead for help',
  undo: 'Undo',
  afterAll: 'I can make it after all',
  late: 'It is too late to say no by yourself. Your lead can help.',
  answers: {
    confirmed: 'You confirmed.',
    declined: "You said that you can't make it.",
    help: 'You asked your lead for help.',
  },
  reasonOf: (reason: string) => `Your reason: ${reason}`,
  /** The accessible name of a button: which night it is about. */
  about: (action: string, night: string) => `${action}, ${night}`,
  cannotTitle: (night: string) => `Can't make it on ${night}`,
  helpTitle: (night: string) => `Ask for help on ${night}`,
  cannotText: 'Your lead sees this. You stay on the plan until somebody takes you off it.',
  helpText:
    'It is late, so please call your lead as well. You stay on the plan until somebody takes you off it.',
  reason: 'Reason',
  reasonMissing: 'Please say why.',
  send: 'Send',
  cancel: 'Cancel',
  empty: 'No nights yet',
  emptyText: 'Your nights appear here once they are published.',
  loadFailed: 'Unable to load your nights. Please refresh the page or try again later.',
  answerFailed: 'Your answer was not saved. Please try again.',
}

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

export const CALENDAR = {
  title: 'My calendar',
  text: 'Have your nights in the calendar of your phone. Changes appear there by themselves; some calendars take a day to update.',
  secret: 'Whoever has the address can see your nights, so keep it to yourself.',
  make: 'Make a calendar address',
  address: 'Calendar address',
  shownOnce: 'It is shown only now. You can make a new one at any time; the old one then ends.',
  copy: 'Copy',
  subscribe: 'Open in my calendar',
  made: (date: string) => `You made an address on ${date}. It cannot be shown again.`,
  renew: 'Make a new address',
  renewQuestion: 'Make a new address? Calendars with the old one no longer get your nights.',
  revoke: 'Remove the address',
  revokeQuestion: 'Remove the address? Calendars with it no longer get your nights.',
  revoked: 'The address was removed.',
  failed: 'That did not work. Please try again.',
}
