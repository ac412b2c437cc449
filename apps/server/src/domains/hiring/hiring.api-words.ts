import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { INVITATIONS_CALLS } from '@nightshift/shared/hiring/invitations/calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const HIRING_WORDS: Domain = {
  name: 'hiring',
  about: 'Applications, hiring, and invitations of earlier crew.',
  parts: {
    hiring: part(HIRING_CALLS, {
      apply: {
        about: 'Send an application.',
        errors: ['applicationsFull', 'positionOfOtherFestival', 'tooManyApplications'],
      },
      list: "List applications, with LoopBack's filter.",
      count: "Count applications, with LoopBack's where.",
      edit: {
        about:
          'Change the status, position or notes of an application. With a person who works here, it hires them.',
        errors: [
          'alreadyHired',
          'answersChanged',
          'applicationArchived',
          'changedMeanwhile',
          'linkedElsewhere',
          'mayNotReturn',
          'notThisApplicant',
          'outranked',
          'positionOfOtherFestival',
        ],
      },
      hire: {
        about: 'Hire an applicant as a new person, with a position.',
        errors: [
          'alreadyHired',
          'applicationArchived',
          'festivalRequired',
          'fieldNotAllowed',
          'notOnYourself',
          'outranked',
          'positionOfOtherFestival',
          'rateNeedsManager',
          'usernameTaken',
          'usernameTakenOnSignup',
        ],
      },
      hireAgain: {
        about: 'Hire somebody of an earlier season as the same person.',
        errors: [
          'alreadyHired',
          'applicationArchived',
          'linkedElsewhere',
          'mayNotReturn',
          'notOnYourself',
          'notThisApplicant',
          'outranked',
          'rateNeedsManager',
        ],
      },
      undoHire: {
        about: 'Take a hire back while there is no time entry of it.',
        errors: ['hiredHasTimeEntries', 'hiredInClosedSeason', 'notHired', 'notMadeByHire', 'outranked'],
      },
      known: 'List the applications of a season that somebody of the festival may have sent.',
    }),
    invitations: part(INVITATIONS_CALLS, {
      crew: 'List the people of earlier seasons who can be invited, by last name.',
      invite: {
        about: 'Make links for people of earlier seasons, with texts to send.',
        errors: ['inviteNeedsApplications', 'inviteNeedsSeason', 'inviteNeedsSite'],
      },
      open: {
        about: 'Read the known answers of an invited person, with the key of a link and a contact.',
        errors: ['invitationRefused', 'tooManyRequests'],
      },
    }),
  },
}
