import { formatDateTime } from '@nightshift/shared/time'
import { MOST_AT_ONCE } from '@nightshift/shared/time/timeclock/bulk-edit'
import { countOfEntries, formatCount } from '../../../lib/counts.ts'

export const BULK = {
  bar: 'Selected entries',
  select: 'Select',
  /** The accessible name of a check box, unique per entry. */
  selectOf: (name: string, startTime: string, timeZone: string) =>
    `Select ${name}, ${formatDateTime(startTime, timeZone)}`,
  selectAll: 'Select all entries that are shown',
  selected: (count: number) => `${formatCount(count)} selected`,
  none: 'Select entries to change several at once',
  tooMany: `At most ${MOST_AT_ONCE} at once`,
  clear: 'Clear',
  actions: { end: 'End time…', position: 'Position…', note: 'Note…' },
  titles: {
    end: (count: number) => `Change the end time of ${countOfEntries(count)}`,
    position: (count: number) => `Change the position of ${countOfEntries(count)}`,
    note: (count: number) => `Change the note of ${countOfEntries(count)}`,
  },
  timeHint: (timeZone: string) => `In the night of each entry, after its start. Time of ${timeZone}`,
  rates: {
    held: 'Own rate, or the default',
    kept: 'As it is',
    typed: 'The same for all',
  },
  typedRate: 'Rate for all',
  notes: { append: 'Add to the note', replace: 'Replace the note' },
  preview: 'What changes',
  changes: (count: number) => (count === 1 ? '1 entry changes.' : `${count} entries change.`),
  unchanged: (count: number) => (count === 1 ? '1 is like that already.' : `${count} are like that already.`),
  refused: (count: number) =>
    count === 1 ? '1 entry cannot be changed like that:' : `${count} entries cannot be changed like that:`,
  leaveOut: (count: number) => `Leave out ${countOfEntries(count)}`,
  fillIn: 'Fill in the change to see what it does.',
  looking: 'Looking…',
  apply: (count: number) => (count === 0 ? 'Apply' : `Change ${countOfEntries(count)}`),
  cancel: 'Cancel',
  done: (count: number) => `${countOfEntries(count)} changed.`,
  failed: 'Unable to change the entries. Please refresh the page or try again later.',
  previewFailed: 'Unable to show what changes. Please refresh the page or try again later.',
}
