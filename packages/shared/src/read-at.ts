import { z } from 'zod'

const FIRST_YEAR = 1900
const LAST_YEAR = 2999

/**
 * An instant in a request, such as the `updatedAt` that a screen read (optimistic lock: an edit with a stale one is
 * refused). Years outside are no dates of ours; PostgreSQL and time zones count some of them otherwise.
 */
export const ReadAt = z.iso.datetime({ offset: true }).refine(
  (text) => {
    const year = new Date(text).getUTCFullYear()
    return year >= FIRST_YEAR && year <= LAST_YEAR
  },
  { message: `is no instant of the years ${FIRST_YEAR} to ${LAST_YEAR}` },
)
