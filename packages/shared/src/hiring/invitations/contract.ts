import { z } from 'zod'
import { instant } from '../../instant.ts'
import { plainText } from '../../text.ts'

/** Somebody who worked in an earlier season, left in good standing and has not applied for the current one. */
export const CrewMember = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** An address, or null. */
  photo: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  /** The seasons worked at this festival, the newest first. */
  years: z.array(z.int()),
  /** Nights worked in the last of them, from noon to noon at the festival. */
  nights: z.int(),
  /** The position of their last shift. */
  lastPosition: z.string(),
  notes: z.string(),
  /** Without an email or a phone number a personal link cannot be opened. */
  hasContact: z.boolean(),
  /** When their last link for the current season was made. */
  invitedAt: instant.nullable(),
})
export type CrewMember = z.infer<typeof CrewMember>

const MOST_INVITED = 5_000

export const Invite = z.strictObject({ userIds: z.array(z.uuid().toLowerCase()).min(1).max(MOST_INVITED) })

/** A personal link is made of the token, which is answered once and stored as a hash. */
export const Invited = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  token: z.string(),
})
export type Invited = z.infer<typeof Invited>

/** The host of the page that the links open. People who cannot be invited any more are left out. */
export const Invitations = z.strictObject({ host: z.string(), invited: z.array(Invited) })

/** The key to somebody's known answers: the token of their link, and their email or phone as they type it. */
export const InvitationKey = z.strictObject({ token: plainText(200), contact: plainText(254) })
export type InvitationKey = z.infer<typeof InvitationKey>

/** What is known of the form's answers. Never health, management's notes or pay. */
export const KnownAnswers = z.strictObject({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** The seasons worked, and as what. */
  returningNotes: z.string(),
  /** The position of the last shift, if it is open to applicants. */
  position: z.int().nullable(),
})
export type KnownAnswers = z.infer<typeof KnownAnswers>
