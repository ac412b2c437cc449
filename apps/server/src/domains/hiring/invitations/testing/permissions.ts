import { INVITATIONS_CALLS } from '@nightshift/shared/hiring/invitations/calls'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { permissionsOf, sameBody } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { festivals, seasonInvitations, seasons } from '../../../../platform/database/schema.ts'
import { hashInvitationToken, newInvitationToken } from '../token.ts'

/** Somebody who worked in the season of 2023, which is over. */
async function veteran({ venue, festival, somebody }: Scene, contact = {}) {
  const { db } = venue
  const begin = (year: number) => new Date(`${year}-02-01T05:00:00Z`)
  await db
    .insert(seasons)
    .values({ festivalId: festival.id, year: 2023, beginsAt: new Date(0), closedAt: begin(2024) })
    .onConflictDoNothing()
  await db
    .update(seasons)
    .set({ beginsAt: begin(2024) })
    .where(eq(seasons.id, festival.seasonId))
  const person = await somebody({ email: 'ash@example.com', ...contact })
  const position = await venue.position('Ghoul', { festivalId: festival.id })
  await venue.shift(person.id, '2023-10-06T21:00:00Z', '2023-10-07T05:00:00Z', {
    ...{ festivalId: festival.id, positionId: position.id },
  })
  return person
}

/** A festival with an application form. */
async function withSite({ venue: { db }, festival: { id } }: Scene) {
  await db
    .update(festivals)
    .set({ hostName: `${id}.example`, brand: 'dreadmoor' })
    .where(eq(festivals.id, id))
}

async function invitation(scene: Scene) {
  const { venue, festival } = scene
  const { id } = await veteran(scene)
  const token = newInvitationToken()
  const made = { seasonId: festival.seasonId, userId: id, createdAt: venue.clock.now }
  await venue.db.insert(seasonInvitations).values({ ...made, tokenHash: hashInvitationToken(token) })
  return token
}

let networks = 0
/** A network of its own for each test, because wrong tries are limited by network. */
const newNetwork = () => `2001:db8:0:${(++networks).toString(16)}::1`

export const invitationsPermissions = permissionsOf(INVITATIONS_CALLS, {
  crew: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: async (scene) => {
      const { id } = await veteran(scene)
      return {
        ask: () => scene.who.get(`/api/festivals/${scene.festival.id}/crew`),
        allowed: (reply) => expect(reply.json()).toContainEqual(expect.objectContaining({ id })),
      }
    },
  },

  invite: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // the links are answered once; audited
      stage: async (scene) => {
        const { id } = await veteran(scene)
        await withSite(scene)
        return {
          ask: () => scene.who.post(`/api/festivals/${scene.festival.id}/invitations`, { userIds: [id] }),
          allowed: (reply) => expect(reply.json().invited).toHaveLength(1),
        }
      },
    },
    'season closed, enableApps off': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: async (scene) => {
        const { venue, festival } = scene
        const { id } = await veteran(scene)
        await withSite(scene)
        const ask = () => scene.who.post(`/api/festivals/${festival.id}/invitations`, { userIds: [id] })
        const set = async (enableApps: boolean, closedAt: Date | null) => {
          await venue.db.update(festivals).set({ enableApps }).where(eq(festivals.id, festival.id))
          await venue.db.update(seasons).set({ closedAt }).where(eq(seasons.id, festival.seasonId))
        }
        onTestFinished(() => set(true, null))
        await set(false, null)
        const switchedOff = await ask()
        await set(true, venue.clock.now)
        return { ask: async () => [switchedOff, await ask()] }
      },
    },
    'status, token': {
      // The body is read before the festival, so 422 tells nothing of it.
      outcomes: [401, [403, 403, 422, 422], [403, 403, 422, 422]],
      stage: async (scene) => {
        const { id } = await veteran(scene)
        const bodies = [{ status: 'hired' }, { token: newInvitationToken() }]
        return {
          ask: () =>
            Promise.all(
              bodies.map((more) =>
                scene.who.post(`/api/festivals/${scene.festival.id}/invitations`, { userIds: [id], ...more }),
              ),
            ),
        }
      },
    },
  },

  open: {
    'the contact of the invited person': {
      // The link and the contact are the key; never health answers, notes or pay.
      outcomes: [200, [200, 200, 200, 200]],
      stage: async (scene) => {
        const token = await invitation(scene)
        return {
          ask: () => scene.who.post('/api/invitations/open', { token, contact: 'ash@example.com' }),
          allowed: (reply) => expect(reply.json()).toMatchObject({ firstName: 'Ash' }),
          writes: false,
        }
      },
    },
    'wrong contact, unknown or expired link': {
      outcomes: [403, [403, 403, 403, 403]], // the same body
      stage: async (scene) => {
        const token = await invitation(scene)
        const who = scene.who.from(newNetwork())
        const contact = 'ash@example.com'
        const expired = await invitation(scene)
        const [earlier] = await scene.venue.db.select().from(seasons).where(eq(seasons.year, 2023)).limit(1)
        await scene.venue.db
          .update(seasonInvitations)
          .set({ seasonId: earlier!.id })
          .where(eq(seasonInvitations.tokenHash, hashInvitationToken(expired)))
        const keys = [
          { token, contact: 'wren@example.com' },
          { token: newInvitationToken(), contact },
          { token: expired, contact },
        ]
        return {
          ask: () => Promise.all(keys.map((key) => who.post('/api/invitations/open', key))),
          refused: sameBody,
        }
      },
    },
    'eleventh wrong contact in an hour': {
      outcomes: [429, [429, 429, 429, 429]],
      stage: async (scene) => {
        const token = await invitation(scene)
        const who = scene.who.from(newNetwork())
        const wrong = { token, contact: 'wren@example.com' }
        for (let tries = 0; tries < 10; tries += 1) await who.post('/api/invitations/open', wrong)
        return { ask: () => who.post('/api/invitations/open', { token, contact: 'ash@example.com' }) }
      },
    },
  },
})
