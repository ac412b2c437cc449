import { z } from 'zod'

const LARGEST = 2_147_483_647

/** The id of a record, in a body. */
export const RecordId = z.int().min(1).max(LARGEST)

/** The id of a record, in an address. */
export const RecordIdText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(RecordId)
