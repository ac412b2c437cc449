import { z } from 'zod'

/** A number that can be the id of a record; others name nothing. */
export const RecordId = z.coerce.number().int().positive().max(2_147_483_647)
