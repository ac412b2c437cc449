import { z } from 'zod'

const LARGEST = 2_147_483_647

/** A record id in a request body. */
export const RecordId = z.int().min(1).max(LARGEST)

/** A record id in a URL. */
export const RecordIdText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(RecordId)

/** The address of a record. */
export const RecordParams = z.strictObject({ id: RecordIdText })

/** The address of a person. Anything that cannot be an id names nobody. */
export const PersonParams = z.strictObject({ id: z.uuid().toLowerCase() })
