import type { RetentionCounts } from '@nightshift/shared/setup/retention/contract'

const applications = (count: number) => (count === 1 ? '1 application' : `${count} applications`)

export const SETTINGS = {
  sections: 'General sections',
  settings: 'Settings',
  season: 'Season',

  festival: 'Festival',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  timeZoneHint: 'Screens, badges and exports show its time. Entries stay at the instant they were made.',
  longestShift: 'Longest Shift',
  hours: (count: number) => `${count} hours`,
  longestShiftHint:
    'A shift that is open for longer is a forgotten clock-out: the next clock-in closes it, and a manager reviews it.',
  welcomeMsg: 'Welcome Message',
  welcomeHint: 'Employees read it when they sign in.',

  publicSite: 'Public site',
  publicMsg: 'Public Message',
  publicHint: 'Visitors read it at the top of every page until they dismiss it. Empty: no banner.',
  preview: 'Preview',
  noBanner: 'No banner is shown.',
  enableHome: 'Public site',
  enableHomeHint: 'Home, news and policies are open to visitors.',
  enableApps: 'Applications',
  enableAppsHint: 'Visitors can apply, and the Applications tab is there.',
  enableTodos: 'To-dos',
  enableTodosHint: 'The To-do page is in the navigation.',

  retention: {
    title: 'Old applications',
    months: 'Erase applications without a hire',
    keep: 'Never',
    monthsOf: (count: number) =>
      count === 1 ? '1 month after the season' : `${count} months after the season`,
    monthsHint:
      'Counts from the last night of a season that is closed. Each is kept for a year after the decision in any case, as US law asks (29 CFR 1602.14).',
    health: 'Erase answers about health',
    healthHint:
      'The limitations, and the notes that may explain them, are erased when an application is hired or rejected.',
    off: 'Applications are kept.',
    today: ({ applications: count, healthAnswers }: RetentionCounts) =>
      `Today this erases ${applications(count)}, and the answers about health in ${applications(healthAnswers)}. It is done every night, and cannot be undone.`,
    countFailed: 'Unable to count what this would erase today.',
  },

  names: {
    title: 'Erased people',
    state: 'State',
    stateHint: 'The US state whose law counts. It proposes the years.',
    noState: 'None',
    years: 'Keep the name of a paid person',
    yearsOf: (count: number) => `${count} years after the last pay`,
    yearsHint:
      'Payroll law wants the name of whom was paid: New York for six years (12 NYCRR 142-2.6), federal law for three (29 CFR 516.5). More years also hold for those who were erased before; fewer do not.',
  },
  passwords: 'Passwords',
  ownPasswords: 'Own passwords at the first sign-in of a season',
  ownPasswordsHint:
    'Whoever signs in with the password made of their name sets one of their own first. Leads and managers always do.',

  logo: 'Logo',
  logoHint: '500 × 125 pixels, in the header of the employee area.',
  noLogo: 'No logo yet: the header shows the name.',
  chooseLogo: 'Choose Logo',
  logoSaved: 'The new logo is saved.',
  logoFailed: 'Unable to update logo. Please refresh the page or try again later.',

  save: 'Save',
  saved: 'The settings are saved.',
  unsaved: 'Not saved yet.',
  saveFailed: 'Unable to update festival. Please refresh the page or try again later.',
}
