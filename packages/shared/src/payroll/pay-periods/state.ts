import type { PeriodFigures, PeriodState } from './contract.ts'

type Period = { endsAt: Date; figures: PeriodFigures; approval: object | null }

/** How far a period has come. What differs from an export counts first: somebody was paid by it. */
export function stateOf({ endsAt, figures, approval }: Period, now: Date): PeriodState {
  const { changed, payable, exported, problems } = figures
  if (changed > 0) return 'changed'
  if (now < endsAt) return 'open'
  if (payable > 0 && exported === payable) return 'exported'
  if (approval) return 'approved'
  return problems > 0 ? 'unsettled' : 'ready'
}
