import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { ClosingLine, ClosingPlan } from '@nightshift/shared/seasons/season-closing/contract'

type Line = ClosingPlan['lines'][ClosingLine]

/** The page on which a line is settled, with the days and filters that show it. */
export function settleLink(line: ClosingLine, { from, to }: Line) {
  const days = from && to ? { from, to } : undefined
  switch (line) {
    case 'nightsToCome':
      return `${OFFICE_PATHS.nights}?${new URLSearchParams(from ? { night: from } : {})}`
    case 'openShifts':
      return `${OFFICE_PATHS.employees}?${new URLSearchParams({ status: 'clockedIn' })}`
    case 'needsReview':
      return `${OFFICE_PATHS.timesheets}?${new URLSearchParams({ ...days, review: 'needed' })}`
    case 'attention':
      return OFFICE_PATHS.attention
    case 'unexported':
      return `${OFFICE_PATHS.timesheets}?${new URLSearchParams(days)}`
  }
}
