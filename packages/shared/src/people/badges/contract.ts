import { z } from 'zod'
import { RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'

/** A badge with the text of its QR code. The serial counts a person's badges. */
export const Badge = z.strictObject({
  userId: z.uuid(),
  code: z.string(),
  serial: z.int(),
  issuedAt: instant,
  /** Null: the first badge, which comes with the account. */
  issuedBy: z.strictObject({ firstName: z.string(), lastName: z.string() }).nullable(),
  replacedAt: instant.nullable(),
})
export type Badge = z.infer<typeof Badge>

export const BadgeQuery = z.object({ festivalId: RecordIdText.optional() })
export const BadgeOwner = z.strictObject({ id: z.uuid().toLowerCase() })
