import { expect } from 'vitest'
import { named, type Proofs, type Reply } from '../prove.ts'
import { newName } from '../scene.ts'
import { onlyEnrolled, revokeAll } from './kiosks.ts'
import { PICTURE } from './picture.ts'

const UNKNOWN = 2_000_000_000

export const festivalsProofs: Proofs = {
  'GET /api/festivals': {
    // The call names none, but people without a festival choose among all of them.
    '': named(({ who, festival }) => ({
      ask: () => who.get('/api/festivals'),
      shown: (reply) => reply.json().filter(({ id }: { id: number }) => id === festival.id).length,
    })),
  },

  'PATCH /api/festivals/{id}': {
    'allowed fields': ({ who, festival }) => ({
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
    'only enrolled kiosks, without one': async ({ venue, who, festival }) => {
      await onlyEnrolled(venue, festival.id, false)
      await revokeAll(venue, festival.id)
      return { ask: () => who.patch(`/api/festivals/${festival.id}`, { onlyEnrolledKiosks: true }) }
    },
    'hostName, id': ({ who, festival }) => {
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

  'GET /api/festivals/{id}/logo': {
    '': async ({ venue, who, festival }) => {
      const values = [festival.id, 'JPEG']
      const logo = `insert into festival_logos (festival_id, jpeg) values ($1, $2) on conflict do nothing`
      await venue.db.$client.query(logo, values)
      await venue.db.$client.query(`update festivals set logo_version = $2 where id = $1`, values)
      return { ask: () => who.get(`/api/festivals/${festival.id}/logo`) }
    },
  },

  'GET /api/publicConfig': {
    '': async ({ venue, who }) => {
      const hostName = `${newName('haunt')}.example`
      const shown = await venue.festival('With a host', { hostName })
      const hidden = await venue.festival('Without a host')
      return {
        ask: () =>
          Promise.all([
            who.get('/api/publicConfig'),
            who.with({ host: hostName }).get('/api/publicConfig'),
            who.with({ 'x-forwarded-host': hostName }).get('/api/publicConfig'),
          ]),
        allowed: (...replies) => {
          expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
          const ids = replies[0]!.json().map(({ id }: { id: number }) => id)
          expect(ids).toContain(shown.id)
          expect(ids).not.toContain(hidden.id)
        },
      }
    },
  },

  'GET /api/publicAppPosition/{festival}': {
    'enableApps on': async ({ venue, who }) => {
      const festival = await venue.festival('Hiring')
      const { id } = await venue.position('Ghoul', { festivalId: festival.id })
      await venue.position('Owner', { festivalId: festival.id, canApply: false })
      return {
        ask: () => who.get(`/api/publicAppPosition/${festival.id}`),
        allowed: (reply: Reply) => expect(reply.json()).toEqual([{ id, name: 'Ghoul' }]),
      }
    },
    'enableApps off or unknown': async ({ venue, who }) => {
      const { id } = await venue.festival('Not hiring', { enableApps: false })
      await venue.position('Ghoul', { festivalId: id })
      const festivals = [id, UNKNOWN, 0, 'none']
      return {
        ask: () => Promise.all(festivals.map((festival) => who.get(`/api/publicAppPosition/${festival}`))),
        refused: (...replies) => expect(new Set(replies.map(({ body }) => body)).size).toBe(1),
      }
    },
  },
}
