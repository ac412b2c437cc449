export const PAYROLL_TEXTS = {
  title: 'Payroll',
  loadFailed: 'Unable to load the payroll settings. Please refresh the page or try again later.',

  sections: {
    period: { title: 'Pay period' },
    overtime: { title: 'Overtime' },
    minimumWage: { title: 'Minimum wage' },
    paychex: {
      title: 'Paychex',
      hints: [
        'For the Standard Payroll Import. Enter the names exactly as they are set up at Paychex: capital letters count.',
      ],
    },
  },
  weeks: 'Length',
  weeksOf: { 1: 'One week', 2: 'Two weeks' },
  weekday: 'Begins on',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hour: 'At',
  hourHint: 'A shift belongs to the period in which it ends. A morning hour keeps the last night together.',
  firstWeek: 'First of the two weeks',
  firstWeekOf: (day: string) => `Begins ${day}`,
  current: (from: string, to: string) => `The current period: ${from} to ${to}.`,

  overtimeQuestion: 'Does federal overtime apply to this festival?',
  overtimeHint:
    'Nothing is assumed. Until this is answered, totals show no overtime and no import file is made. Approved pay periods keep the answer and the weeks that they were approved with. Ask an accountant or a lawyer when in doubt.',
  unanswered: 'Not answered yet.',
  exempt: {
    label: 'Exempt',
    text: 'A seasonal amusement or recreational establishment, FLSA 13(a)(3). It meets one of two tests (29 CFR 779.385):',
    tests: [
      'It is open for no more than seven months in a calendar year.',
      'In the calendar year before, the average receipts of its six lowest months were at most one third (33 1/3 percent) of the average of the other six.',
    ],
    state: 'State law may still require overtime.',
  },
  over40: {
    label: 'Over 40 hours a workweek',
    text: 'Each hour over 40 of a workweek earns an extra half of the regular rate, which is weighted over all rates of that week (29 CFR 778.115). Each workweek stands alone, in periods of two weeks, too (778.104). Tips are no part of it.',
  },

  wages: {
    hint: 'That of the state or town where it is higher than the federal $7.25. The regular rate of tipped hours, by which overtime is paid, does not fall below it (29 CFR 531.60). A workweek has that of its first day.',
    from: 'From',
    rate: 'Per hour, in dollars',
    add: 'Add a minimum wage',
    remove: 'Remove',
  },

  problems: {
    minimumWages: 'Each needs a day of its own and dollars with at most two decimals.',
    component: 'At most 20 characters, beginning with a letter or digit.',
    sameComponent: 'Another component has this name.',
  },

  save: 'Save',
  saved: 'The payroll settings are saved.',
  unsaved: 'Not saved yet.',
  saveFailed: 'Unable to save the payroll settings. Please refresh the page or try again later.',
}
