import * as z from 'zod/mini' // the apply page loads this file
import { isOneLine, isStorable } from '../storable.ts'
import { LIMITATIONS } from './choices.ts'

// The length is checked before trimming: spaces that trimming removes are stored too.
const text = (max: number) => z.string().check(z.maxLength(max), z.trim(), z.refine(isStorable))
const filled = (max: number) => text(max).check(z.minLength(1))
const optional = (max: number) => z._default(text(max), '')
const name = (max: number) => text(max).check(z.refine(isOneLine))
const isDate = (value: string) => !Number.isNaN(Date.parse(value))
const noneTwice = (list: string[]) => new Set(list).size === list.length

/** The answers of the application form, inside rawData. Optional ones have the form's defaults. */
export const Answers = z.strictObject({
  dateSubmited: z.optional(filled(64).check(z.refine(isDate))),
  firstName: name(80).check(z.minLength(1)),
  middleName: z._default(name(40), ''),
  lastName: name(80).check(z.minLength(1)),
  email: text(254).check(z.email()),
  phone: text(12).check(z.regex(/^\d{3}-?\d{3}-?\d{4}$/)),
  street: filled(160),
  city: filled(80),
  state: filled(40),
  zip: filled(12),
  over16: z._default(z.boolean(), true),
  returning: z._default(z.boolean(), false),
  returningNotes: optional(2000),
  otherNotes: optional(2000),
  unavailable: z._default(
    z.array(z.string().check(z.regex(/^[a-z]{2}[1-9]\d?$/))).check(z.maxLength(120), z.refine(noneTwice)),
    [],
  ),
  limitations: z._default(z.array(z.enum(LIMITATIONS)).check(z.refine(noneTwice)), []),
  position: z.int().check(z.positive(), z.maximum(2_147_483_647)),
})
export type Answers = z.infer<typeof Answers>

/** The badge of an applicant of 16 or under; undefined for others. */
export const ageBadge = (over16: boolean) => (over16 ? undefined : '16 or Under')

/** The badge for how many nights an applicant is unavailable. */
export function availabilityBadge(unavailableNights: number) {
  if (unavailableNights === 0) return 'Full Availability'
  return unavailableNights <= 4 ? 'Good Availability' : 'Some Availability'
}

/** The badge for whether an applicant has limitations. Spelling as specified. */
export const limitationsBadge = (limitations: number) =>
  limitations === 0 ? 'No Limitiations' : 'Some Limitiations'
