import { contactsOf, matchApplicants } from '@nightshift/shared/hiring/invitations/contact'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findCurrentSeason } from '../../seasons/seasons.queries.ts'
import { findApplicants, findCrew } from './crew.queries.ts'
import { insertInvitations } from './invitations.queries.ts'
import { hashInvitationToken, newInvitationToken } from './token.ts'

/** Whom the festival may invite to come back. */
export async function listCrew(db: Queryable, festivalId: number) {
  const hasApplied = matchApplicants(await findApplicants(db, festivalId))
  const crew = await findCrew(db, festivalId)
  return crew
    .filter((person) => !hasApplied(person))
    .map((person) => ({ ...person, hasContact: contactsOf(person).length > 0 }))
}

/** Makes a personal link to the current season for each of these people. Earlier links stay valid. */
export async function inviteCrew(db: Db, caller: Caller, festivalId: number, userIds: string[]) {
  return db.transaction(async (tx) => {
    const { season, host } = await checkCanInvite(tx, festivalId)
    const wanted = new Set(userIds)
    const crew = await listCrew(tx, festivalId)
    const invited = crew
      .filter(({ id, hasContact }) => hasContact && wanted.has(id))
      .map((person) => ({ ...person, token: newInvitationToken() }))
    if (invited.length) {
      const made = { seasonId: season.id, createdAt: caller.now, createdBy: caller.id }
      await insertInvitations(
        tx,
        invited.map(({ id, token }) => ({ ...made, userId: id, tokenHash: hashInvitationToken(token) })),
      )
      const after = { count: invited.length, userIds: invited.map(({ id }) => id) }
      await changed(tx, caller, {
        festivalId,
        entity: 'season',
        entityId: season.id,
        action: 'invite',
        after,
      })
    }
    return {
      host,
      invited: invited.map(({ firstName, lastName, email, phone, token }) => ({
        firstName,
        lastName,
        email,
        phone,
        token,
      })),
    }
  })
}

async function checkCanInvite(tx: Transaction, festivalId: number) {
  const festival = found(await lockFestival(tx, festivalId))
  const season = found(await findCurrentSeason(tx, festivalId))
  if (season.closedAt) throw new AppError('inviteNeedsSeason')
  if (!festival.enableApps) throw new AppError('inviteNeedsApplications')
  // Whatever its brand: every festival with a host has an application form there.
  if (!festival.hostName) throw new AppError('inviteNeedsSite')
  return { season, host: festival.hostName }
}
