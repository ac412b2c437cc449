import { z } from 'zod'
import { RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { plainText } from '../../text.ts'

const count = z.int().min(0)

/** Why a person cannot be erased now. Each is a named error, too. */
export const ERASURE_REFUSALS = [
  'alreadyErased',
  'notOnYourself',
  'lastAdministrator',
  'shiftOpen',
  'unexportedHours',
  'uncorrectedHours',
  'undecidedPunches',
  'undecidedRequests',
] as const
export type ErasureRefusal = (typeof ERASURE_REFUSALS)[number]

/** What erasing a person would do. */
export const ErasurePreview = z.strictObject({
  refusals: z.array(z.enum(ERASURE_REFUSALS)),
  /** Entries with hours, or money, that payroll does not have. */
  unexportedEntries: count,
  /** Entries that differ from what was exported last. */
  uncorrectedEntries: count,
  /** Kiosk punches that need a decision. */
  undecidedPunches: count,
  /** Requests about shifts that need a decision. */
  undecidedRequests: count,
  gone: z.strictObject({
    applications: count,
    badges: count,
    positions: count,
    invitations: count,
    photo: z.boolean(),
    /** Audit rows about the person, whose values are erased. */
    auditRows: count,
  }),
  /** Entries that are kept, with their hours and pay. */
  timeEntries: count,
  /**
   * The last day on which name and address are sealed; null: not paid in the years of the festival, nothing is sealed.
   */
  sealedUntil: z.iso.date().nullable(),
  /** Whether there is an address to seal. */
  hasAddress: z.boolean(),
})
export type ErasurePreview = z.infer<typeof ErasurePreview>

/** The person's first and last name, typed. */
export const EraseConfirmation = z.strictObject({ confirmation: plainText(200) })

export const Erased = z.strictObject({ erasedAt: instant, sealedUntil: z.iso.date().nullable() })

/** Somebody who was erased. The name and address are null when they were never sealed, or the seal has ended. */
export const ErasedPerson = z.strictObject({
  userId: z.uuid(),
  erasedAt: instant,
  /** Null: erased again after a restore. */
  erasedBy: z.strictObject({ firstName: z.string(), lastName: z.string() }).nullable(),
  sealedUntil: z.iso.date().nullable(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  timeEntries: count,
  hours: z.number(),
})
export type ErasedPerson = z.infer<typeof ErasedPerson>

export const ErasedPeopleQuery = z.object({ festivalId: RecordIdText.optional() })
