import { z } from 'zod'
import { RecordId } from '../ids.ts'
import { AddPosition, Signup } from '../people/employees/contract.ts'
import { ReadAt } from '../read-at.ts'
import { Season } from '../seasons/season.ts'
import { plainText } from '../text.ts'
import { InvitationKey } from './invitations/contract.ts'

export const APPLICATION_STATUSES = ['new', 'held', 'rejected', 'hired'] as const
export const RAW_DATA_MAX_BYTES = 16 * 1024

/** An application as the server lists it: its answers as they were sent, and what cards count of them. */
export const Application = z.strictObject({
  id: z.int(),
  festivalId: z.int(),
  userId: z.uuid().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  rawData: z.string(),
  notes: z.string(),
  over16: z.boolean(),
  unavailable: z.array(z.string()),
  limitations: z.array(z.string()),
  seasonId: z.int(),
  /** The calendar as the applicant saw it: its nights are what `unavailable` in the answers names. */
  season: z.nullable(Season),
  /** When its season was closed, while it was still open. */
  archivedAt: z.iso.datetime().nullable(),
  /** Whose personal link it came by. */
  returningUserId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Application = z.infer<typeof Application>

/** An invitation that is not valid any more does not matter: the application counts as one without it. */
export const NewApplication = z.strictObject({
  rawData: z.string(),
  festivalId: RecordId,
  invitation: InvitationKey.optional(),
})
export type NewApplication = z.infer<typeof NewApplication>

/** Returns nothing of what is stored: the form is public. */
export const Received = z.strictObject({ received: z.literal(true) })

/** What an applicant becomes: a person and their first position. */
export const Hire = Signup.pick({
  firstName: true,
  middleName: true,
  lastName: true,
  email: true,
  phone: true,
  paychexId: true,
  username: true,
}).extend(AddPosition.shape)
export type Hire = z.infer<typeof Hire>

/** How many applications a festival takes a day, and until when it takes none because so many came. */
export const ApplicationLimit = z.strictObject({ most: z.int(), fullUntil: z.iso.datetime().nullable() })

/** One of four: a status, notes, answers with another position, or the person who was hired. */
export const ApplicationPatch = z.union([
  z.strictObject({ status: z.enum(['held', 'rejected']), updatedAt: ReadAt.optional() }),
  z.strictObject({ notes: plainText(4000), updatedAt: ReadAt.optional() }),
  z.strictObject({ rawData: z.string(), updatedAt: ReadAt.optional() }),
  z.strictObject({ userId: z.uuid(), status: z.literal('hired') }),
])
export type ApplicationPatch = z.infer<typeof ApplicationPatch>
