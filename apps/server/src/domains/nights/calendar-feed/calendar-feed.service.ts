import { createHash, randomBytes } from 'node:crypto'
import { CALENDAR_FEED_CALLS } from '@nightshift/shared/nights/calendar-feed/calls'
import { icsCalendar } from '@nightshift/shared/nights/calendar-feed/ics'
import { placeText } from '@nightshift/shared/nights/publication/place-text'
import { formatClock } from '@nightshift/shared/time'
import { changed } from '../../../platform/changed.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { clientNetwork } from '../../../platform/http/client-network.ts'
import { countHit } from '../../../platform/limits/rate-limit.ts'
import {
  deleteFeed,
  findCalendarNights,
  findFeedOwner,
  saveAnswered,
  saveFeed,
} from './calendar-feed.queries.ts'

const HOUR_MS = 60 * 60_000
const YEAR_MS = 365 * 24 * HOUR_MS
/** Wrong addresses. High, because calendars ask from a few addresses for many people, and go on after a revocation. */
const PER_NETWORK = { most: 300, windowMs: HOUR_MS }

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Whose feed, and the festival whose audit log has it. */
type Owner = { id: string; festivalId: number | null; now: Date }

/** Makes a secret address for one's calendar. An earlier one ends. */
export async function makeFeed(db: Db, { id: userId, festivalId, now }: Owner) {
  const token = randomBytes(32).toString('base64url')
  await db.transaction(async (tx) => {
    await saveFeed(tx, { userId, tokenHash: hashOf(token), createdAt: now })
    const feed = { festivalId, entity: 'user', entityId: userId } as const
    await changed(tx, { id: userId, now }, { ...feed, action: 'makeCalendarFeed' })
  })
  const path = CALENDAR_FEED_CALLS.read.path.replace(':token', `${token}.ics`)
  return { path, createdAt: now }
}

/** Ends the address of one's calendar. */
export const revokeFeed = (db: Db, { id: userId, festivalId, now }: Owner) =>
  db.transaction(async (tx) => {
    if (!(await deleteFeed(tx, userId))) return
    const feed = { festivalId, entity: 'user', entityId: userId } as const
    await changed(tx, { id: userId, now }, { ...feed, action: 'revokeCalendarFeed' })
  })

/** The calendar behind a secret address, as an iCalendar file. */
export async function readFeed(
  db: Db,
  fileName: string,
  { address, now }: { address: string; now: Date },
): Promise<string> {
  // The index finds a hash, so that the time of an answer says nothing about the token.
  const userId = await findFeedOwner(db, hashOf(fileName.replace(/\.ics$/, '')))
  if (!userId) {
    if (!(await countHit(db, `calendar:network:${clientNetwork(address)}`, PER_NETWORK, now)))
      throw new AppError('tooManyRequests', { details: { retryAfterMs: PER_NETWORK.windowMs } })
    throw new AppError('notFound')
  }
  const since = new Date(now.getTime() - YEAR_MS)
  const readNights = async () =>
    (await findCalendarNights(db, userId, since)).map((night) => eventOf(night, userId))
  const nights = await readNights()
  const changedNights = nights.filter(
    ({ answered, contentHash }) => !answered?.contentHash.equals(contentHash),
  )
  if (!changedNights.length) return icsCalendar('My nights', nights)
  await saveAnswered(
    db,
    changedNights.map(({ placeId, contentHash, sequence, changedAt, answered }) => ({
      placeId,
      contentHash,
      sequence,
      changedAt: answered ? now : changedAt,
    })),
  )
  return icsCalendar('My nights', await readNights())
}

type CalendarNight = Awaited<ReturnType<typeof findCalendarNights>>[number]

/**
 * The event of a night, its content hash and what was answered before. Sequence and time of a change are those of the
 * answer, which count every change of the content: a publication and a night called off, but a renamed position too.
 * Calendars are shared and events forwarded: the id of a person is a badge code, so that it is in no event.
 */
function eventOf(night: CalendarNight, userId: string) {
  const { id, publishedAt, callAt, endsAt, calledOffAt, answered } = night
  const content = {
    uid: `place-${id}-${hashOf(`${id} ${userId}`).toString('hex').slice(0, 16)}@nightshift`,
    isCancelled: night.isCancelled || calledOffAt !== null,
    startsAt: callAt,
    endsAt,
    summary: `${placeText(night)}, ${night.eventName}`,
    location: night.festivalName,
    description: descriptionOf(night),
  }
  return {
    ...content,
    placeId: id,
    contentHash: hashOf(JSON.stringify(content)),
    answered,
    sequence: answered?.sequence ?? night.sequence,
    changedAt: answered?.changedAt ?? calledOffAt ?? publishedAt,
  }
}

function descriptionOf({ isCancelled, calledOffAt, callAt, timeZone }: CalendarNight) {
  if (isCancelled) return 'You are not on the plan of this night any more.'
  return calledOffAt ? 'This night is called off.' : `Be there at ${formatClock(callAt, timeZone)}.`
}
