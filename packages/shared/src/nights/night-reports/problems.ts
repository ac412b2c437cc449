import type { LineKind } from './contract.ts'

/** What is left over when a night is ended: each of them has somebody who can settle it. */
export const PROBLEMS = [
  'stillIn',
  'missing',
  'expected',
  'tipsMissing',
  'needsReview',
] as const satisfies LineKind[]

export const isProblem = ({ kind }: { kind: LineKind }) => PROBLEMS.some((problem) => problem === kind)
