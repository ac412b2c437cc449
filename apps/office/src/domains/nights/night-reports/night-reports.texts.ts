import type { Incident, LineKind } from '@nightshift/shared/nights/night-reports/contract'
import { type FigureId, nameOf } from './night-words.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** The words that the end of a night and its report share. */
export const NIGHTS = {
  end: 'End the night',
  sections: 'Sections of Nights',
  plan: 'Plan',
  reports: 'Reports',
  figures: {
    planned: 'Planned',
    came: 'Came',
    late: 'Late',
    noShow: 'No-shows',
    excused: 'Excused',
    missing: 'Not confirmed',
    expected: 'Not due yet',
    extra: 'Extra',
    plannedHundredths: 'Hours planned',
    hundredths: 'Hours worked',
    plannedPay: 'Cost planned',
    pay: 'Cost',
    cash: 'Cash tips',
    credit: 'Credit tips',
  } satisfies Record<FigureId, string>,
  kinds: {
    stillIn: 'Still clocked in',
    tipsMissing: 'Tips missing',
    needsReview: 'Shifts that need review',
    missing: 'Not there, not confirmed',
    expected: 'Not due yet',
    late: 'Late',
    noShow: 'No-shows',
    excused: 'Excused',
    extra: 'Extra, not on the plan',
  } satisfies Record<LineKind, string>,
  event: 'Event',
  total: 'Total',
  /** Beside a note. */
  authors: ({ by, editedBy }: Pick<Incident, 'by' | 'editedBy'>) => {
    const author = `by ${nameOf({ person: by })}`
    return editedBy ? `${author}, edited by ${nameOf({ person: editedBy })}` : author
  },
  minutesLate: (minutes: number) => `${minutes} min late`,
  /** On the dashboard. */
  waiting: (night: string) => `${night} has no report yet`,
  waitingHint: 'See who is still in, note what happened, and keep the report. Visitors see nothing of it.',
  people,
}
