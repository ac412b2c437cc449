import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { ANSWERS, PARTS } from '../night-plan/place.ts'

/** The current season unless one is named; all of its nights unless one is. */
export const PublicationQuery = z.object({
  festivalId: RecordIdText,
  seasonId: RecordIdText.optional(),
  night: z.iso.date().optional(),
})
export type PublicationQuery = z.infer<typeof PublicationQuery>

export const Publish = z.strictObject({
  festivalId: RecordId,
  seasonId: RecordId,
  /** Null for all nights. */
  night: z.iso.date().nullable(),
  /** The fingerprint of the changes that the caller saw. Others are refused. */
  seen: z.string().max(64),
})
export type Publish = z.infer<typeof Publish>

/** Where and when somebody works. */
export const PlaceDetails = z.strictObject({
  positionName: z.string(),
  eventName: z.string(),
  part: z.enum(PARTS),
  callAt: instant,
  endsAt: instant,
})
export type PlaceDetails = z.infer<typeof PlaceDetails>

const Contact = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type Contact = z.infer<typeof Contact>

const change = { placeId: z.int(), night: z.iso.date() }

/** What publishing would change for somebody. */
export const PublishedChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new'), ...change, after: PlaceDetails }),
  z.strictObject({ kind: z.literal('changed'), ...change, before: PlaceDetails, after: PlaceDetails }),
  z.strictObject({ kind: z.literal('removed'), ...change, before: PlaceDetails }),
])
export type PublishedChange = z.infer<typeof PublishedChange>

const Affected = Contact.extend({ changes: z.array(PublishedChange) })
export type Affected = z.infer<typeof Affected>

/** A published night that its person has not looked at. */
export const UnseenNight = z.strictObject({
  placeId: z.int(),
  night: z.iso.date(),
  isCancelled: z.boolean(),
  isCalledOff: z.boolean(),
  ...PlaceDetails.shape,
})
export type UnseenNight = z.infer<typeof UnseenNight>

const Unseen = Contact.extend({ nights: z.array(UnseenNight) })
export type Unseen = z.infer<typeof Unseen>

/**
 * Whom publishing affects, and who has not seen yet what is published, without nights that are over unless one is
 * named. Both by name.
 */
export const Publication = z.strictObject({
  seasonId: z.int(),
  fingerprint: z.string(),
  affected: z.array(Affected),
  unseen: z.array(Unseen),
})
export type Publication = z.infer<typeof Publication>

/** Somebody on the plan of a night, with what they answered. */
export const SheetPlace = z.strictObject({
  placeId: z.int(),
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  part: z.enum(PARTS),
  /** That of the position, unless they come for the second half. */
  callAt: instant,
  answer: z.enum(ANSWERS).nullable(),
  answerReason: z.string().nullable(),
  /** It is published as it stands here. */
  isPublished: z.boolean(),
})
export type SheetPlace = z.infer<typeof SheetPlace>

const SheetPosition = z.strictObject({
  positionId: z.int(),
  name: z.string(),
  callAt: instant,
  needed: z.int(),
  places: z.array(SheetPlace),
})
const SheetEvent = z.strictObject({
  eventId: z.int(),
  name: z.string(),
  positions: z.array(SheetPosition),
})
export type SheetEvent = z.infer<typeof SheetEvent>

const SheetNight = z.strictObject({ date: z.iso.date(), label: z.string() })

/** The plan of one night to print: the next one unless one is named. */
export const NightSheet = z.strictObject({
  festivalName: z.string(),
  timeZone: z.string(),
  seasonId: z.int(),
  nights: z.array(SheetNight),
  night: SheetNight.extend({ gatesAt: instant, endsAt: instant, isCalledOff: z.boolean() }).nullable(),
  events: z.array(SheetEvent),
})
export type NightSheet = z.infer<typeof NightSheet>
