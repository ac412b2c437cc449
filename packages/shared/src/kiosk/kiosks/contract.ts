import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { plainText } from '../../text.ts'

const release = z.string().regex(/^[\w.+-]{1,40}$/)

/** The festival is the chosen one where none is named. */
export const NewKiosk = z.strictObject({
  name: plainText(60).trim().min(1),
  place: plainText(100).trim().optional(),
  festivalId: RecordId.optional(),
})
export type NewKiosk = z.infer<typeof NewKiosk>

/** The enrolment code, shown once: 8 characters, valid for 10 minutes, single use. */
export const KioskCode = z.strictObject({ id: z.int(), code: z.string(), expiresAt: instant })
export type KioskCode = z.infer<typeof KioskCode>

export const KioskQuery = z.object({ festivalId: RecordIdText.optional() })

/** `noKiosk`: it is the last one, only enrolled kiosks count, and that is known: 409 without it. */
export const RevokeQuery = z.object({ noKiosk: z.literal('true').optional() })

/** `codeIssued`: not enrolled yet, and `codeExpired` when it is too late for that. */
export const KIOSK_STATES = ['codeIssued', 'codeExpired', 'enrolled', 'revoked'] as const

/** A kiosk as administrators see it: what the device reported last. */
export const Kiosk = z.strictObject({
  id: z.int(),
  festivalId: z.int(),
  name: z.string(),
  place: z.string(),
  state: z.enum(KIOSK_STATES),
  codeExpiresAt: instant,
  enrolledAt: instant.nullable(),
  revokedAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  release: z.string().nullable(),
  /** Punches that the device has saved and not delivered yet. */
  waitingPunches: z.int(),
  oldestWaitingAt: instant.nullable(),
  /** The device's clock minus the server's. */
  clockSkewMs: z.int().nullable(),
  /** Whether the browser promised to keep the device's storage. */
  storagePersisted: z.boolean().nullable(),
})
export type Kiosk = z.infer<typeof Kiosk>

export const EnrolKiosk = z.strictObject({ code: plainText(20).trim().min(1) })

// Answers to a kiosk may gain fields: its page can be older than the server.

/** What the device knows about itself. */
export const KioskSelf = z.object({
  id: z.int(),
  name: z.string(),
  place: z.string(),
  /** Missing in what a kiosk has stored of an older server. */
  festivalId: z.int().optional(),
  festivalName: z.string(),
  timeZone: z.string(),
  longestShiftHours: z.int(),
})
export type KioskSelf = z.infer<typeof KioskSelf>

/** Heartbeat: what the device reports, and the version of the roster that it has. */
export const KioskReport = z.strictObject({
  release,
  waitingPunches: z.int().min(0).max(1_000_000),
  oldestWaitingAt: z.iso.datetime().nullable(),
  clockSkewMs: z.int().min(-2_000_000_000).max(2_000_000_000).nullable(),
  storagePersisted: z.boolean().nullable(),
  rosterVersion: plainText(64).optional(),
})
export type KioskReport = z.infer<typeof KioskReport>

/**
 * Somebody whom the kiosk knows offline: no more than a name tag and the questions of a scan. `badge` is the SHA-256 of
 * the badge id in hexadecimal, `photo` the version that addresses it.
 */
export const RosterPerson = z.object({
  badge: z.string(),
  firstName: z.string(),
  lastInitial: z.string(),
  photo: z.string().nullable(),
  /** Tonight's first. */
  positions: z.array(
    z.object({ id: z.int(), name: z.string(), eventName: z.string(), isTipped: z.boolean() }),
  ),
  /** The night whose published plan does not have them. */
  unplannedOn: z.iso.date().nullish(),
})
export type RosterPerson = z.infer<typeof RosterPerson>

/** Somebody who is clocked in. */
export const OpenShift = z.object({ badge: z.string(), since: instant, isTipped: z.boolean() })

/** The people are left out when the device has this version of them already. `release` is the server's. */
export const KioskSync = z.object({
  kiosk: KioskSelf,
  serverTime: instant,
  release: z.string(),
  rosterVersion: z.string(),
  people: z.array(RosterPerson).optional(),
  openShifts: z.array(OpenShift),
})
export type KioskSync = z.infer<typeof KioskSync>

/** A photo by its content hash. */
export const PhotoParams = z.strictObject({ version: z.string().regex(/^[0-9a-f]{16}$/) })
