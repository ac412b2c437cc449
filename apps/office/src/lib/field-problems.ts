import type { z } from 'zod'

/** Validation messages by field, in the order of the fields. */
export type Problems<F> = { [Field in keyof F]?: string }

/** The message for the first zod issue of each field. */
export function schemaProblems<F extends object>(
  schema: z.ZodType,
  fields: F,
  wordsOf: (field: keyof F, rule: string) => string,
) {
  const problems: Problems<F> = {}
  for (const { path, code } of schema.safeParse(fields).error?.issues ?? []) {
    const field = path[0] as keyof F
    problems[field] ??= wordsOf(field, code)
  }
  return problems
}
