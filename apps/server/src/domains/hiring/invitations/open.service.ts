import type { Answers } from '@nightshift/shared/hiring/answers'
import { isContactOf, normalizeContact } from '@nightshift/shared/hiring/invitations/contact'
import type { InvitationKey, KnownAnswers } from '@nightshift/shared/hiring/invitations/contract'
import type { Db, Queryable } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { clientNetwork } from '../../../platform/http/client-network.ts'
import { parseSafely } from '../../../platform/http/safe-json.ts'
import { forgiveAttempt } from '../../../platform/limits/attempts.ts'
import { countHit } from '../../../platform/limits/rate-limit.ts'
import { findOwnTenure } from '../../people/tenure/tenure.queries.ts'
import { findPublicPositions } from '../../setup/positions/positions.queries.ts'
import {
  findInvited,
  findLastPosition,
  findLatestAnswers,
  type InvitedPerson,
} from './invitations.queries.ts'
import { hashInvitationToken } from './token.ts'

const HOUR = 60 * 60_000
/** Wrong tries. High, because a venue's network has many people behind one address. */
const PER_NETWORK = { most: 60, windowMs: HOUR }
const PER_TOKEN = { most: 10, windowMs: HOUR }

/** The person behind a personal link, if the contact is theirs. */
export async function findInvitedPerson(db: Queryable, { token, contact }: InvitationKey) {
  const found = await findInvited(db, hashInvitationToken(token))
  return found && isContactOf(found.user, contact) ? found : undefined
}

/** Answers what is known of the form to whoever has the link and knows the contact data that it was sent to. */
export async function openInvitation(
  db: Db,
  key: InvitationKey,
  { address, now }: { address: string; now: Date },
): Promise<KnownAnswers> {
  const count = async (name: string, limit: typeof PER_TOKEN) => {
    if (!(await countHit(db, name, limit, now)))
      throw new AppError('tooManyRequests', { details: { retryAfterMs: limit.windowMs } })
  }
  // The index finds a hash, so that the time of an answer says nothing about the token.
  const person = await findInvitedPerson(db, key)
  if (!person) await count(`invitation:network:${clientNetwork(address)}`, PER_NETWORK)
  // A contact can be guessed, a link cannot: whoever has a link may try ten contacts, the right one among them or not.
  const byToken = `invitation:token:${hashInvitationToken(key.token).toString('base64url')}`
  await count(byToken, PER_TOKEN)
  if (!person) throw new AppError('invitationRefused')
  await forgiveAttempt(db, byToken)
  return knownAnswers(db, person)
}

/** From the person's record and their latest application; health answers and notes are left out. */
async function knownAnswers(db: Db, { user, festivalId }: InvitedPerson): Promise<KnownAnswers> {
  const { firstName, middleName, lastName } = user
  const latest = readLatest(await findLatestAnswers(db, user.id))
  const { years } = await findOwnTenure(db, user.id)
  const last = await findLastPosition(db, user.id, festivalId)
  const offered = (await findPublicPositions(db, festivalId)) ?? []
  return {
    firstName,
    middleName,
    lastName,
    email: user.email || textOf(latest.email),
    phone: formPhone(user.phone) || formPhone(textOf(latest.phone)),
    street: textOf(latest.street),
    city: textOf(latest.city),
    state: textOf(latest.state),
    zip: textOf(latest.zip),
    returningNotes: [years.join(', '), last?.name].filter(Boolean).join(': '),
    position: offered.find(({ id }) => id === last?.id)?.id ?? null,
  }
}

const textOf = (answer: unknown) => (typeof answer === 'string' ? answer.trim() : '')

/** As the form takes it, 845-555-0123; empty for a number that it would refuse. */
function formPhone(phone: string) {
  const digits = normalizeContact(phone) ?? ''
  return /^\d{10}$/.test(digits) ? digits.replace(/^(...)(...)/, '$1-$2-') : ''
}

/** Tolerant: answers of earlier versions, or erased ones, may have any form. */
function readLatest(rawData: string | undefined): Partial<Record<keyof Answers, unknown>> {
  try {
    return Object(parseSafely(rawData ?? '{}'))
  } catch {
    return {}
  }
}
