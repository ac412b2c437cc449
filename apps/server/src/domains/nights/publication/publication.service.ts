import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { type PublishedPlace, publishedOf } from '@nightshift/shared/nights/night-plan/place-change'
import type {
  PlaceDetails,
  Publication,
  PublicationQuery,
  Publish,
  PublishedChange,
} from '@nightshift/shared/nights/publication/contract'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findSeasonNights, isCalledOff } from '../night-plan/season-nights.queries.ts'
import { type Change, changesOf, fingerprintOf, isOver, type SeasonNights } from './changes.ts'
import {
  cancelPlaces,
  findContacts,
  findPlaces,
  findPositions,
  lockPlaces,
  publishPlaces,
  type StoredPlace,
} from './publication.queries.ts'

/** Whom publishing would affect and how, and who has not seen yet what is published. */
export async function readPublication(
  db: Queryable,
  { festivalId, seasonId, night }: PublicationQuery,
  now: Date,
): Promise<z.input<typeof Publication>> {
  const season = found(await findSeasonNights(db, festivalId, seasonId))
  const places = await findPlaces(db, { festivalId, seasonId: season.season.id, night })
  const changes = changesOf(places, season, now)
  // Of all nights, those that are over need nobody's attention.
  const unseen = places.filter(
    (place) => isUnseen(place) && (night !== undefined || !isOver(place.night, season, now)),
  )
  const people = await findContacts(db, [
    ...new Set([...changes.map(({ place }) => place), ...unseen].map(({ userId }) => userId)),
  ])
  const describe = await describer(db, festivalId)
  const changesBy = groupBy(inOrder(changes), ({ place }) => place.userId)
  const unseenBy = groupBy(unseen, ({ userId }) => userId)
  return {
    seasonId: season.season.id,
    fingerprint: fingerprintOf(changes),
    affected: people.flatMap(({ isActive: _, ...person }) => {
      const own = changesBy.get(person.id)
      return own ? [{ ...person, changes: own.map((change) => changeOf(change, describe)) }] : []
    }),
    // Somebody who has left cannot see it.
    unseen: people.flatMap(({ isActive, ...person }) => {
      const own = isActive && unseenBy.get(person.id)
      return own
        ? [{ ...person, nights: own.sort(byNight).map((place) => unseenNight(place, season, describe)) }]
        : []
    }),
  }
}

/**
 * Publishes the plan of a night, or of all nights. Refused when it is not the plan that the caller
 * saw. Whoever gets nothing new keeps their answer.
 */
export async function publish(db: Db, caller: Caller, { festivalId, seasonId, night, seen }: Publish) {
  return db.transaction(async (tx) => {
    // The calendar of the season does not change meanwhile, and nobody else publishes.
    found(await lockFestival(tx, festivalId))
    const places = await lockPlaces(tx, { festivalId, seasonId, night })
    const season = found(await findSeasonNights(tx, festivalId, seasonId))
    const changes = changesOf(places, season, caller.now)
    if (fingerprintOf(changes) !== seen) throw new AppError('changedMeanwhile')
    await publishAll(tx, changes, caller.now)
    await recordNights(tx, caller, festivalId, changes)
    return readPublication(tx, { festivalId, seasonId, night: night ?? undefined }, caller.now)
  })
}

async function publishAll(tx: Transaction, changes: Change[], now: Date) {
  const places = changes.flatMap(({ place: { id }, planned }) => (planned ? [{ id, ...planned }] : []))
  const off = changes.flatMap(({ place: { id }, planned }) => (planned ? [] : [id]))
  if (places.length) await publishPlaces(tx, places, now)
  if (off.length) await cancelPlaces(tx, off, now)
}

/** One audit row for each night. */
function recordNights(tx: Transaction, caller: Caller, festivalId: number, changes: Change[]) {
  const count = (own: Change[], wanted: Change['kind']) => own.filter(({ kind }) => kind === wanted).length
  const nights = [...groupBy(changes, ({ place }) => place.night)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return changed(
    tx,
    caller,
    ...nights.map(([night, own]) => ({
      festivalId,
      entity: 'plannedPlace' as const,
      entityId: night,
      // One event for all of them.
      night: null,
      action: 'publishNights',
      after: {
        night,
        added: count(own, 'new'),
        changed: count(own, 'changed'),
        takenOff: count(own, 'removed'),
      },
    })),
  )
}

const isUnseen = ({ publishedAt, seenAt }: StoredPlace) => publishedAt !== null && seenAt === null

const byNight = (one: StoredPlace, other: StoredPlace) =>
  one.night === other.night ? one.id - other.id : one.night < other.night ? -1 : 1

const inOrder = (changes: Change[]) => changes.toSorted((one, other) => byNight(one.place, other.place))

type Describe = (details: PublishedPlace) => z.input<typeof PlaceDetails>

/** Puts names in the place of ids. */
async function describer(db: Queryable, festivalId: number): Promise<Describe> {
  const names = new Map((await findPositions(db, festivalId)).map((position) => [position.id, position]))
  return ({ positionId, part, callAt, endsAt }) => {
    const { name = '', eventName = '' } = names.get(positionId) ?? {}
    return { positionName: name, eventName, part, callAt, endsAt }
  }
}

function changeOf({ place, kind, planned }: Change, describe: Describe): z.input<typeof PublishedChange> {
  const change = { placeId: place.id, night: place.night }
  if (kind === 'new') return { kind, ...change, after: describe(planned!) }
  const before = describe(publishedOf(place)!)
  return kind === 'removed'
    ? { kind, ...change, before }
    : { kind, ...change, before, after: describe(planned!) }
}

const unseenNight = (place: StoredPlace, season: SeasonNights, describe: Describe) => ({
  placeId: place.id,
  night: place.night,
  isCancelled: place.isCancelled,
  isCalledOff: isCalledOff(place.night, season),
  ...describe(publishedOf(place)!),
})
