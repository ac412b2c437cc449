import type { Contact } from '@nightshift/shared/hiring/merge-contact'

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
  fields: {
    firstName: 'First',
    middleName: 'Middle',
    lastName: 'Last',
    email: 'Email',
    phone: 'Phone',
  } satisfies Contact,
  keepsRate: 'They keep their rate in this position. A manager can change it.',
  hired: (name: string, username: string) =>
    `${name} is hired again and signs in as ${username}, with the same password and badge as before.`,
}
