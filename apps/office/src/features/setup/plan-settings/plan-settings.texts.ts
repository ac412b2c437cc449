export const PLAN_SETTINGS = {
  title: 'Nights',
  loadFailed: 'Unable to load the settings of the nights. Please refresh the page or try again later.',

  callTime: 'Call time',
  callTimeHint:
    'How long before the gates open people have to be there. A position can have its own. A change marks the published places that it touches, until they are published again.',
  callMinutes: 'Minutes before the gates',
  positions: 'Positions with their own call time',
  positionsHint:
    'In minutes before the gates; after them with a minus, such as -60. Leave it empty to go by the call time above.',
  noPositions: 'This festival has no positions yet.',

  evening: 'Late, and "can\'t make it"',
  lateAfterMinutes: 'Late after, in minutes',
  lateHint:
    'Counted from the call time. Who is not there by then is late, and missing once the gates are open.',
  declineHours: 'Can decline until, in hours',
  declineHint:
    'Counted back from the call time. Until then people decline a night by themselves. Later, it is a call for help to the lead.',

  curfew: 'Curfew for those not over 16',
  curfewTime: 'Curfew',
  curfewTimeHint: 'Local time. An hour of the morning is that of the next day. Leave it empty for none.',
  curfewHint:
    'The plan warns about people who answered no to "over 16" in their application and are planned past this time. It never refuses.',
  curfewLaw: 'The law of the state decides how late they may work.',

  problems: {
    callMinutes: 'A whole number from -720 to 720.',
    lateAfterMinutes: 'A whole number from 0 to 240.',
    declineHours: 'A whole number from 0 to 336.',
    curfew: 'A time such as 19:00.',
  },

  save: 'Save',
  saved: 'The settings of the nights are saved.',
  unsaved: 'Not saved yet.',
  saveFailed: 'Unable to save the settings of the nights. Please refresh the page or try again later.',
}
