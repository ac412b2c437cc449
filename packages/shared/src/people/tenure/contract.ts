import { z } from 'zod'

/** The years of the seasons that a person worked in, by their time entries at any festival, the newest first. */
const years = z.array(z.int())

export const PersonTenure = z.strictObject({ userId: z.uuid(), years })
export type PersonTenure = z.infer<typeof PersonTenure>

export const OwnTenure = z.strictObject({ years, seasonsBefore: z.int() })
export type OwnTenure = z.infer<typeof OwnTenure>
