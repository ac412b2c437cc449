import { z } from 'zod'

/** Text that can be stored: PostgreSQL takes no NUL, and half a surrogate pair is no character. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), {
      message: 'contains characters that cannot be stored',
    })
