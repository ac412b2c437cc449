import type { PeriodOverride, PeriodProblem } from './contract.ts'

type Problem = Pick<PeriodProblem, 'kind' | 'entryId' | 'userId' | 'requestId' | 'scanKey'>

/** The override of a problem with this reason. */
export function overrideOf({ kind, ...about }: Problem, reason: string): PeriodOverride {
  if (kind === 'requestWaiting') return { kind, requestId: about.requestId!, reason }
  if (kind === 'scanWaiting') return { kind, scanKey: about.scanKey!, reason }
  if (kind === 'belowMinimumWage' || kind === 'noPaychexId' || kind === 'sharedPaychexId')
    return { kind, userId: about.userId!, reason }
  return { kind, entryId: about.entryId!, reason }
}

/** What identifies an override. One of a person has no entry, because their first one may be another by now. */
export function overrideKey(override: PeriodOverride) {
  if ('requestId' in override) return `${override.kind} ${override.requestId}`
  if ('scanKey' in override) return `${override.kind} ${override.scanKey}`
  return `${override.kind} ${'entryId' in override ? override.entryId : override.userId}`
}
