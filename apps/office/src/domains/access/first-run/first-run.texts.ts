import { PASSWORD_MIN_LENGTH } from '@nightshift/shared/access/auth/rules'
import { REFUSALS } from '@nightshift/shared/errors'

export const FIRST_RUN = {
  title: 'Set up Nightshift',
  intro: 'No account exists yet. Make the first one, which may do everything, and the first festival.',

  code: 'Code',
  codeHint: 'Eight characters, printed on the console of the server when it started.',
  account: 'Your account',
  firstName: 'First',
  lastName: 'Last',
  username: 'Username',
  password: 'Password',
  passwordHint: `${PASSWORD_MIN_LENGTH} characters or more. Spaces do not count.`,
  festival: 'First festival',
  festivalName: 'Name',
  timeZoneHint: 'Screens, badges and exports show its time.',
  season: 'First season',
  seasonHint:
    'The application form and the public site show these dates. They can be changed later under General, Season.',
  hostName: 'Host of the public site (optional)',
  hostNameHint:
    'As in dreadmoor.example. A plain site is live there at once, and edited under Admin, Site. Leave it empty for no public site.',
  submit: 'Create and sign in',

  missing: 'Please fill this in.',
  tooLong: 'This is too long.',
  notAHost: 'Please enter a host name in lower case, without a port, or leave this empty.',
  passwordTooShort: REFUSALS.passwordTooShort,
  passwordIsDefault: REFUSALS.passwordIsDefault,
  unfit: 'Please check this.',
  failed: 'Unable to set up. Please try again in a moment.',
}
