import { z } from 'zod'

export const RetentionMonths = z.int().min(1).max(120)

/** A proposed setting. Without months no application is erased. */
export const RetentionQuery = z.object({
  months: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(RetentionMonths)
    .optional(),
  health: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(false),
})

/** How many applications a setting would erase today, and from how many it would erase the answers about health. */
export const RetentionCounts = z.strictObject({
  applications: z.int().min(0),
  healthAnswers: z.int().min(0),
})
export type RetentionCounts = z.infer<typeof RetentionCounts>
