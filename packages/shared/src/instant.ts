import { z } from 'zod'

/** An instant in an answer: the server gives a Date or the database's text, and the client gets a string. */
export const instant = z.union([z.iso.datetime(), z.date()]) as unknown as z.ZodType<string, string | Date>
