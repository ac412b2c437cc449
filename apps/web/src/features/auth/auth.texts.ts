import { ERRORS } from '@nightshift/shared/errors'

export const AUTH = {
  title: 'Please Login',
  username: 'Username',
  password: 'Password',
  login: 'Login',
  failed: ERRORS.signInFailed.message,
  unreachable: 'The server cannot be reached. Please check the connection and try again.',
  firstRunTitle: 'No account exists yet',
  firstRunText: 'Run this on the server, then login here:',
  firstRunCommand: 'npm run create-admin',
  loggingOut: 'Logging out',
}
