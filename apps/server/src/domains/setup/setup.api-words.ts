import { FESTIVALS_CALLS } from '@nightshift/shared/setup/festivals/calls'
import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/setup/payroll-settings/calls'
import { PLAN_SETTINGS_CALLS } from '@nightshift/shared/setup/plan-settings/calls'
import { POSITIONS_CALLS } from '@nightshift/shared/setup/positions/calls'
import { RETENTION_CALLS } from '@nightshift/shared/setup/retention/calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const SETUP_WORDS: Domain = {
  name: 'setup',
  about: 'Festivals, their events and positions, and their settings.',
  parts: {
    festivals: part(FESTIVALS_CALLS, {
      list: 'List the festivals within reach.',
      edit: { about: 'Change a festival.', errors: ['changedMeanwhile', 'imageRefused', 'noKioskEnrolled'] },
      ofHost: 'Read the name, logo and company of the festival of this host.',
      logo: { about: 'Read the logo of a festival.', answers: ['image/jpeg'] },
    }),
    positions: part(POSITIONS_CALLS, {
      openPositions: 'List the positions of a festival that take applications.',
      listEvents: "List events, with LoopBack's filter.",
      addEvent: 'Add an event.',
      editEvent: { about: 'Change an event.', errors: ['changedMeanwhile'] },
      listPositions: "List positions, with LoopBack's filter.",
      addPosition: { about: 'Add a position.', errors: ['eventOfOtherFestival', 'notFound'] },
      editPosition: { about: 'Change a position.', errors: ['changedMeanwhile', 'eventOfOtherFestival'] },
    }),
    payrollSettings: part(PAYROLL_SETTINGS_CALLS, {
      read: 'Read the payroll settings of a festival.',
      edit: { about: 'Change the payroll settings of a festival.', errors: ['changedMeanwhile'] },
    }),
    planSettings: part(PLAN_SETTINGS_CALLS, {
      read: 'Read the settings of the plan: call times, and until when a night can be declined.',
      edit: {
        about: 'Change the settings of the plan.',
        errors: ['changedMeanwhile', 'positionOfOtherFestival'],
      },
    }),
    retention: part(RETENTION_CALLS, {
      preview: 'Count what a retention period of applications would delete.',
    }),
  },
}
