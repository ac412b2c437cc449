import { REFUSALS } from '@nightshift/shared/errors'

export const AUTH = {
  title: 'Please Login',
  username: 'Username',
  password: 'Password',
  login: 'Login',
  failed: REFUSALS.signInFailed,
  unreachable: 'The server cannot be reached. Please check the connection and try again.',
  firstRunTitle: 'No account exists yet',
  firstRunText: 'Make the first one here, with the code that the server printed when it started.',
  firstRunStart: 'Make the first account',
  firstRunOr: 'Or run this on the server, then login here:',
  firstRunCommand: 'npm run create-admin',
  sessionTitle: 'Session',
  sessionEnding: 'Your session is about to expire. Do you want to stay signed in?',
  sessionOver: 'Your session has expired. Please login again.',
  refreshFailed: 'Unable to refresh session. Please login again.',
  loggingOut: 'Logging out',
}
