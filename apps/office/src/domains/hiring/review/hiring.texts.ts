import type { SeasonName } from '@nightshift/shared/seasons/contract'
import { seasonName } from '@nightshift/shared/seasons/season-name'
import { formatCount } from '../../../lib/counts.ts'
export const HIRING = {
  off: 'Applications are off. Those of closed seasons can be read here.',
  loadFailed: 'Unable to load applications. Please refresh the page or try again later.',
  positionsFailed: 'Unable to load events and positions. Please refresh the page or try again later.',
  empty: 'No applications found.',
  emptyText: 'None matches these filters. New ones appear here by themselves.',
  full: (most: number, until: string) =>
    `No more applications are taken until ${until}, because ${formatCount(most)} came in within a day. If you do not expect so many, somebody may be flooding the form.`,
  count: (count: number) => (count === 1 ? '1 application' : `${count} applications`),

  filters: 'Filters',
  status: 'Status',
  statuses: {
    pending: 'Pending',
    new: 'New',
    held: 'Held',
    rejected: 'Rejected',
    hired: 'Hired',
    archived: 'Archived',
    all: 'All',
  },
  department: 'Department',
  position: 'Position',
  all: 'All',
  text: 'Filter by text',
  textHint: 'Name, email, notes …',

  statusBadges: { new: 'New', held: 'Held', rejected: 'Rejected', hired: 'Hired' },
  archived: 'Archived',
  returning: 'Returning',
  unknownPosition: 'UNKNOWN',
  sent: (date: string) => `Sent ${date}`,
  duplicates: (count: number) =>
    count === 1
      ? 'Possible duplicate: 1 other application'
      : `Possible duplicate: ${count} other applications`,
  duplicatesOf: (name: string) => `Applications with the email or phone of ${name}`,
  showAll: 'Back to all applications',
  notes: 'Management Notes',
  saveNotes: 'Save notes',
  notesSaved: 'Saved',
  changedMeanwhile: (notes: string) => `Somebody else saved meanwhile: ${notes || '(nothing)'}`,
  answers: (name: string) => `Answers of ${name}`,
  nothing: '–',

  menu: (name: string) => `Actions for ${name}`,
  hold: 'Hold',
  reject: 'Reject',
  hire: 'Hire',
  done: {
    held: (name: string) => `${name} is held.`,
    rejected: (name: string) => `${name} is rejected.`,
    hireUndone: (name: string) => `The hire of ${name} is undone.`,
    moved: (name: string, place: string) => `${name} is moved to ${place}.`,
  },
  undoHire: 'Undo hire…',
  confirmUndoHire: 'Undo Hire',
  undoHireQuestion: (name: string) =>
    `Undo the hire of ${name}? The application gets its former status back. The employee becomes inactive and is signed out, unless they were active before it; their positions are kept. This is possible until their first shift of the season.`,
  undoHireFailed: 'Unable to undo the hire. Please refresh the page or try again later.',
  moveTo: 'Move to',
  searchPosition: 'Search positions',
  noPosition: 'No position found.',

  earlier: 'Earlier applications',
  earlierOf: (season: SeasonName | undefined, position: string) =>
    `Application of ${season ? seasonName(season) : '–'}: ${position}`,
  viewer: (name: string) => `Application of ${name}`,
  notFound: { title: 'Not Found', text: 'No application found for this employee.' },
  unexpected: 'Unexpected application list returned for user...',
}
