import { z } from 'zod'
import { RecordIdText } from '../ids.ts'
import { User } from '../people/employees/contract.ts'
import { UserPosition } from '../setup/positions/contract.ts'
import { Hire } from './contract.ts'

/** By what an application and a person are taken for the same; `link`: it came by the person's own link. */
export const MATCHES = ['link', 'email', 'phone', 'name'] as const
export type Match = (typeof MATCHES)[number]

/** Somebody of the festival who may have sent an application. */
export const KnownPerson = User.pick({
  id: true,
  username: true,
  firstName: true,
  middleName: true,
  lastName: true,
  email: true,
  phone: true,
  photo: true,
  isActive: true,
}).extend({
  notes: z.string(),
  /** False: not to be hired again. */
  mayReturn: z.boolean(),
  /** The years of the seasons they worked in, the newest first, and how many there were before those. */
  years: z.array(z.int()),
  seasonsBefore: z.int(),
  /** Of their last shift; null when they never worked. */
  lastPosition: z.string().nullable(),
  userPositions: z.array(UserPosition.pick({ positionId: true, payrate: true })),
  matchedBy: z.array(z.enum(MATCHES)),
})
export type KnownPerson = z.infer<typeof KnownPerson>

export const KnownApplicant = z.strictObject({ applicationId: z.int(), people: z.array(KnownPerson) })
export type KnownApplicant = z.infer<typeof KnownApplicant>

/** Without a season: the current one. */
export const KnownApplicantsQuery = z.object({ seasonId: RecordIdText.optional() })

/** Hires a known person again, with these names and contact data. A field that is left out stays as it is. */
export const HireAgain = Hire.pick({
  firstName: true,
  middleName: true,
  lastName: true,
  email: true,
  phone: true,
  positionId: true,
  payrate: true,
}).extend({ userId: z.uuid().toLowerCase() })
export type HireAgain = z.infer<typeof HireAgain>
