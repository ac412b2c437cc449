import type { RetentionCounts } from '@nightshift/shared/setup/retention/contract'

const applications = (count: number) => (count === 1 ? '1 application' : `${count} applications`)

export const SETTINGS = {
  links: 'General sections',
  settings: 'Settings',
  season: 'Season',

  sections: {
    festival: { title: 'Festival' },
    logo: { title: 'Logo' },
    publicSite: { title: 'Public site' },
    retention: { title: 'Old applications' },
    names: { title: 'Erased people' },
    passwords: { title: 'Passwords' },
  },
  preview: 'Preview',
  noBanner: 'No banner is shown.',
  retention: {
    off: 'Applications are kept.',
    today: ({ applications: count, healthAnswers }: RetentionCounts) =>
      `Today this erases ${applications(count)}, and the answers about health in ${applications(healthAnswers)}. It is done every night, and cannot be undone.`,
    countFailed: 'Unable to count what this would erase today.',
  },

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
