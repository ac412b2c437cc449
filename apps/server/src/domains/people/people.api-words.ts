import { BADGES_CALLS } from '@nightshift/shared/people/badges/calls'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { ERASURE_CALLS } from '@nightshift/shared/people/erasure/calls'
import { MY_DATA_CALLS } from '@nightshift/shared/people/my-data/calls'
import { TENURE_CALLS } from '@nightshift/shared/people/tenure/calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const PEOPLE_WORDS: Domain = {
  name: 'people',
  about:
    "The people of a festival: their data, positions, badges and seasons, and the erasure of somebody's data.",
  parts: {
    employees: part(EMPLOYEES_CALLS, {
      list: "List the people of a festival, with LoopBack's filter.",
      count: "Count the people of a festival, with LoopBack's where.",
      signUp: {
        about: 'Add a person, from an application or by hand.',
        errors: [
          'alreadyHired',
          'applicationArchived',
          'festivalRequired',
          'fieldNotAllowed',
          'foreignFestival',
          'levelTooHigh',
          'passwordTooShort',
          'rateNeedsManager',
          'unknownFestival',
          'usernameTaken',
          'usernameTakenOnSignup',
          'worksElsewhere',
        ],
      },
      edit: {
        about: 'Change a person. A deactivation ends the open shift, and takes them off the plan.',
        errors: [
          'alreadyErased',
          'changedMeanwhile',
          'festivalRequired',
          'fieldNotAllowed',
          'imageRefused',
          'lastAdministrator',
          'notOnYourself',
          'outranked',
          'periodLocked',
          'unknownFestival',
          'usernameTaken',
        ],
      },
      photo: { about: 'Read the photo of a person.', answers: ['image/jpeg'] },
      resetPassword: {
        about: 'Set the default password of a person, which is shown once.',
        errors: ['alreadyErased', 'notOnYourself', 'outranked'],
      },
      updatePassword: {
        about: "Set a new password of one's own.",
        errors: ['passwordIsDefault', 'passwordTooShort'],
      },
      addPosition: {
        about: 'Give a person a position with a pay rate; one that they hold gets the new rate.',
        errors: ['alreadyErased', 'hiredWithoutPosition', 'notOnYourself', 'outranked', 'rateNeedsManager'],
      },
      removePosition: { about: 'Take a position from a person.', errors: ['notOnYourself', 'outranked'] },
    }),
    badges: part(BADGES_CALLS, {
      current: 'List the current badges of the active people of a festival.',
      ofPerson: 'List all badges of a person, the newest first.',
      replace: {
        about: 'Issue a new badge, and refuse the old one from now on.',
        errors: ['alreadyErased', 'outranked'],
      },
    }),
    tenure: part(TENURE_CALLS, {
      list: 'List the seasons that everybody of a festival has worked.',
      mine: 'Read the seasons that one has worked oneself.',
    }),
    myData: part(MY_DATA_CALLS, {
      copy: { about: 'Read a copy of all data about oneself.', errors: ['tooManyRequests'] },
    }),
    erasure: part(ERASURE_CALLS, {
      preview: "Read what the erasure of a person's data would delete and keep.",
      erase: {
        about: 'Erase the data of a person. Hours and pay stay without a name.',
        errors: [
          'alreadyErased',
          'confirmationWrong',
          'lastAdministrator',
          'notOnYourself',
          'shiftOpen',
          'uncorrectedHours',
          'undecidedPunches',
          'undecidedRequests',
          'unexportedHours',
        ],
      },
      erased: 'List the people whose data was erased, the latest first.',
    }),
  },
}
