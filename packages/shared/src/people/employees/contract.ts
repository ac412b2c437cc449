import { z } from 'zod'
import { ACCESS_LEVELS } from '../../access.ts'
import { RecordId } from '../../ids.ts'
import { ImageDataUrl } from '../../image.ts'
import { PayRate } from '../../money.ts'
import { ReadAt } from '../../read-at.ts'
import { Festival } from '../../setup/festivals/contract.ts'
import { Position, UserPosition } from '../../setup/positions/contract.ts'
import { lineText, plainText } from '../../text.ts'

/** A person as a list shows them. Fields above the reader's level are left out. */
export const User = z.strictObject({
  id: z.uuid(),
  festivalId: z.int().nullable(),
  username: z.string(),
  accessLvl: z.int().min(0).max(3),
  isActive: z.boolean(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  paychexId: z.string().optional(),
  notes: z.string().optional(),
  /** Seasons worked before Nightshift counted them. */
  seasonsBefore: z.int(),
  /** Whether they may come back next season. */
  mayReturn: z.boolean().optional(),
  emergencyContact: z.string(),
  emergencyRelation: z.string(),
  emergencyPhone: z.string(),
  /** An address, or null. */
  photo: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  positions: z.array(Position).optional(),
  userPositions: z.array(UserPosition).optional(),
})
export type User = z.infer<typeof User>

/** Whoever worked a shift. What is null is for the festival that they have moved to since. */
export const Worker = User.omit({ notes: true, seasonsBefore: true, mayReturn: true }).extend({
  username: User.shape.username.nullable(),
  accessLvl: User.shape.accessLvl.nullable(),
  email: User.shape.email.nullable(),
  phone: User.shape.phone.nullable(),
  emergencyContact: User.shape.emergencyContact.nullable(),
  emergencyRelation: User.shape.emergencyRelation.nullable(),
  emergencyPhone: User.shape.emergencyPhone.nullable(),
  updatedAt: User.shape.updatedAt.nullable(),
})

/** The person who is signed in. */
export const Me = User.extend({
  festival: Festival.nullable(),
  positions: z.array(Position),
  userPositions: z.array(UserPosition),
  passwordIsDefault: z.boolean(),
  mustChangePassword: z.boolean(),
})
export type Me = z.infer<typeof Me>

/** What payroll calls somebody whose id at Paychex is not known yet. */
export const NO_PAYCHEX_ID = '000'

/** The database has the same limit. */
export const MOST_SEASONS_BEFORE = 80

const name = lineText(80)
const paychexId = lineText(20).transform((id) => id || NO_PAYCHEX_ID)
const accessLvl = z.literal(ACCESS_LEVELS)

/** Names, contact and username: what people may also change about themselves. */
const Identity = z.strictObject({
  firstName: name.min(1),
  middleName: name,
  lastName: name.min(1),
  email: plainText(254)
    .trim()
    .pipe(z.union([z.literal(''), z.email()], { error: 'is not an email address' })),
  phone: plainText(40).trim(),
  username: plainText(80).trim().min(1),
})

export const Signup = Identity.partial({ middleName: true, email: true, phone: true }).extend({
  paychexId: paychexId.optional(),
  accessLvl: accessLvl.default(0),
  festivalId: RecordId.nullish(),
  /** The application somebody is hired from. */
  applicationId: RecordId.optional(),
})
export type Signup = z.infer<typeof Signup>

/** Every field of the forms; who may send which is decided by the service. */
export const UserPatch = Identity.extend({
  paychexId,
  accessLvl,
  /** Moves the person: their open shift ends and their positions are taken away. */
  festivalId: RecordId,
  isActive: z.boolean(),
  notes: plainText(4000),
  seasonsBefore: z.int().min(0).max(MOST_SEASONS_BEFORE),
  mayReturn: z.boolean(),
  emergencyContact: plainText(120).trim(),
  emergencyRelation: plainText(80).trim(),
  emergencyPhone: plainText(40).trim(),
  /** Null removes the photo. */
  photo: ImageDataUrl.nullable(),
  updatedAt: ReadAt,
}).partial()
export type UserPatch = z.infer<typeof UserPatch>

export const NewPassword = z.strictObject({ password: plainText(200) })
export const PasswordChanged = z.strictObject({ done: z.literal(true) })
export const ResetPassword = z.strictObject({ password: z.string() })

export const AddPosition = z.strictObject({ positionId: RecordId, payrate: PayRate })
/** The rate comes along from the screen and is not looked at. */
export const RemovePosition = z.strictObject({ positionId: RecordId, payrate: PayRate.optional() })
