export const HIRE = {
  title: 'Hire Applicant',
  firstName: 'First',
  middleName: 'Middle',
  lastName: 'Last',
  email: 'Email',
  phone: 'Phone',
  paychexId: 'Paychex ID',
  username: 'Username',
  usernameHint: 'They sign in with it. Their first password is the first and last name in lower case.',
  position: 'Position',
  choosePosition: 'Choose a position',
  payrate: 'Payrate',
  hire: 'Hire',
  cancel: 'Cancel',

  hired: (name: string, username: string) =>
    `${name} is hired and can sign in as ${username}. The first password is the first and last name in lower case, without spaces.`,

  missing: 'Please fill this in.',
  missingPosition: 'Please choose a position.',
  notAnEmail: 'Please enter an email address, or leave this empty.',
  notAPayrate: 'Please enter a rate in steps of 0.25.',
  unfit: 'Please check this.',
  failed: 'Please refresh the page or try again later.',
}
