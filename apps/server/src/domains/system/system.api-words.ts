import { BACKUPS_CALLS } from '@nightshift/shared/system/backups/calls'
import { DASHBOARD_CALLS } from '@nightshift/shared/system/dashboard/calls'
import { SYSTEM_CALLS } from '@nightshift/shared/system/health/calls'
import { HEALTH_CALLS } from '@nightshift/shared/system/health/probe'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const SYSTEM_WORDS: Domain = {
  name: 'system',
  about: 'The health of the installation, its backups, and the figures of the dashboard.',
  parts: {
    health: part(HEALTH_CALLS, {
      health: 'Read whether the server and its database answer.',
    }),
    system: part(SYSTEM_CALLS, {
      health: 'Read the problems and figures of the installation.',
      reportError: { about: 'Report an error of a browser.', errors: ['tooManyRequests'] },
    }),
    backups: part(BACKUPS_CALLS, {
      status: 'Read the state of the backups.',
    }),
    dashboard: part(DASHBOARD_CALLS, {
      night: 'Count who is clocked in tonight, by event.',
      applicationWeeks: 'Count the applications of a season by week.',
      applicationLimit: 'Read how many applications are taken a day, and until when no more are.',
    }),
  },
}
