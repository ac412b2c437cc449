import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { FIRST_RUN_CALLS } from '@nightshift/shared/access/first-run/calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const ACCESS_WORDS: Domain = {
  name: 'access',
  about: 'Sign-in, sessions, and the first account of an installation.',
  parts: {
    auth: part(AUTH_CALLS, {
      login: { about: 'Sign in. The session is a cookie.', errors: ['signInFailed', 'tooManyRequests'] },
      logout: { about: 'Sign out.', errors: ['crossSite'] },
      refreshLogin: 'Extend the session, with a new token.',
      whoAmI: 'Read the username of the session, as text.',
      me: 'Read the person of the session, with festival, level and positions.',
    }),
    firstRun: part(FIRST_RUN_CALLS, {
      complete: {
        about: 'Make the first account and festival, with the code that the server printed at its start.',
        errors: [
          'firstRunCodeWrong',
          'firstRunDone',
          'hostNameTaken',
          'passwordIsDefault',
          'passwordTooShort',
          'tooManyRequests',
        ],
      },
    }),
  },
}
