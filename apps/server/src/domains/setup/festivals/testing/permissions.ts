import { FESTIVALS_CALLS } from '@nightshift/shared/setup/festivals/calls'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import { newName } from '../../../../../test/permissions/testing/scene.ts'
import { onlyEnrolled, revokeAll } from '../../../kiosk/kiosks/testing/permissions.ts'
import { PICTURE } from '../../../people/employees/testing/picture.ts'

const UNKNOWN = 2_000_000_000

export const festivalsPermissions = permissionsOf(FESTIVALS_CALLS, {
  // The call names none, but people without a festival choose among all of them.
  list: {
    // Whole festivals; one's own, or all.
    outcomes: [401, [200, 200, 200, 200], ['empty', 'empty', 'empty', 200]],
    named: true,
    stage: ({ who, festival }) => ({
      ask: () => who.get('/api/festivals'),
      shown: (reply) => reply.json().filter(({ id }: { id: number }) => id === festival.id).length,
    }),
  },

  edit: {
    'allowed fields': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: ({ who, festival }) => ({
        ask: () =>
          who.patch(`/api/festivals/${festival.id}`, {
            ...{ name: newName('Dreadmoor'), welcomeMsg: 'Welcome.', publicMsg: 'Open.', logo: PICTURE },
            ...{ enableHome: true, enableTodos: true, enableApps: true, timeZone: 'America/Chicago' },
            ...{
              longestShiftHours: 12,
              onlyEnrolledKiosks: true,
              noKiosk: true,
              retentionMonths: 12,
              eraseHealthAnswers: true,
              ...{ state: 'NY', nameYears: 6 },
              ownPasswords: true,
            },
          }),
      }),
    },
    'only enrolled kiosks, without one': {
      outcomes: [401, [403, 403, 403, 409], [403, 403, 403, 409]], // unless the request says that one knows
      stage: async ({ venue, who, festival }) => {
        await onlyEnrolled(venue, festival.id, false)
        await revokeAll(venue, festival.id)
        return { ask: () => who.patch(`/api/festivals/${festival.id}`, { onlyEnrolledKiosks: true }) }
      },
    },
    'hostName, id': {
      outcomes: [401, [403, 403, 403, 422], [403, 403, 403, 422]],
      stage: ({ who, festival }) => {
        const bodies = [
          { hostName: 'dreadmoor.example' },
          { name: 'Dreadmoor', id: UNKNOWN },
          { brand: 'dreadmoor' },
        ]
        return {
          ask: () => Promise.all(bodies.map((body) => who.patch(`/api/festivals/${festival.id}`, body))),
        }
      },
    },
  },

  ofHost: {
    outcomes: [200, [200, 200, 200, 200], [200, 200, 200, 200]],
    stage: ({ who }) => ({ ask: () => who.get('/api/festivals/of-host') }),
  },

  logo: {
    outcomes: [200, [200, 200, 200, 200], [200, 200, 200, 200]],
    stage: async ({ venue, who, festival }) => {
      const values = [festival.id, 'JPEG']
      const logo = `insert into festival_logos (festival_id, jpeg) values ($1, $2) on conflict do nothing`
      await venue.db.$client.query(logo, values)
      await venue.db.$client.query(`update festivals set logo_version = $2 where id = $1`, values)
      return { ask: () => who.get(`/api/festivals/${festival.id}/logo`) }
    },
  },
})
