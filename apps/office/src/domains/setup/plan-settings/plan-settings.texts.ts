export const PLAN_TEXTS = {
  title: 'Nights',
  loadFailed: 'Unable to load the settings of the nights. Please refresh the page or try again later.',

  sections: {
    callTime: {
      title: 'Call time',
      hints: [
        'How long before the gates open people have to be there. A position can have its own. A change marks the published places that it touches, until they are published again.',
      ],
    },
    evening: { title: 'Late, and "can\'t make it"' },
    curfew: {
      title: 'Curfew for those not over 16',
      hints: [
        'The plan warns about people who answered no to "over 16" in their application and are planned past this time. It never refuses.',
        'The law of the state decides how late they may work.',
      ],
    },
    positions: { title: 'Positions with their own call time' },
  },
  positionsHint:
    'In minutes before the gates; after them with a minus, such as -60. Leave it empty to go by the call time above.',
  noPositions: 'This festival has no positions yet.',

  save: 'Save',
  saved: 'The settings of the nights are saved.',
  unsaved: 'Not saved yet.',
  saveFailed: 'Unable to save the settings of the nights. Please refresh the page or try again later.',
}
