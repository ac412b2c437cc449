import type { z } from 'zod'

/** The limit of a list in its schema: what the schema says of a list that is too long. */
export function mostEntries(list: z.ZodArray) {
  const issues = list.safeParse(Array(500).fill(null)).error?.issues ?? []
  const tooBig = issues.find((issue) => issue.code === 'too_big')
  if (!tooBig) throw new Error('The list has no limit')
  return Number(tooBig.maximum)
}
