import { PERSON_FIELDS } from '@nightshift/shared/people/employees/words'

export const HIRE = {
  title: 'Hire Applicant',
  fields: PERSON_FIELDS,
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

/** Somebody of an earlier season, as the same person. */
export const AGAIN = {
  who: 'Who is this?',
  again: (name: string) => `Hire again: ${name}`,
  newPerson: 'New person',
  newPersonHint: 'Makes an account with a new username and badge.',
  keeps: (username: string) =>
    `The username ${username}, the badge and the password stay as they are. Reset password in Employees gives them a new one.`,
  contact: 'Names and contact',
  onFile: 'On file',
  application: 'Application',
  none: 'None',
  keepsRate: 'They keep their rate in this position. A manager can change it.',
  hired: (name: string, username: string) =>
    `${name} is hired again and signs in as ${username}, with the same password and badge as before.`,
}
