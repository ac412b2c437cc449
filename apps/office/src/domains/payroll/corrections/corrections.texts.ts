import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { countOfEntries, formatCount } from '../../../lib/counts.ts'

const STATES: Record<ChangedEntry['state'], string> = {
  paid: 'Changed',
  needsReview: 'Needs review',
  open: 'Open again',
  noHours: 'No hours any more',
  deleted: 'Deleted',
}

export const CORRECTIONS = {
  title: 'Changed since their export',
  explanation:
    'Payroll was told something else about these entries. A correction file takes the old lines back and adds the new ones; an SPI correction holds the differences.',
  states: STATES,
  before: 'Payroll has',
  after: 'Now',
  nothing: '–',
  exported: (kind: string, when: string) => `${kind} of ${when}`,
  open: 'Edit',
  openOf: (name: string, when: string) => `Edit the entry of ${name}, ${when}`,
  changesOf: (name: string, when: string) => `What has changed: ${name}, ${when}`,
  anotherId: (before: string, after: string, count: number) =>
    `Paychex ID ${after} instead of ${before}, ${countOfEntries(count)}`,
  cause: (count: number, cause: string) => `${countOfEntries(count)}: ${cause}`,
  changed: ({ label, before, after }: { label: string; before: string; after: string }) =>
    `${label} ${after} instead of ${before}`,
  dialog: 'Correction file',
  kind: 'Kind of file',
  files: {
    csv: (count: number) => `CSV correction (${formatCount(count)})`,
    spi: (count: number) => `SPI correction (${formatCount(count)})`,
  },
  periods: 'Pay periods',
  holds: 'What the file holds',
  make: (count: number) => `Correction file of ${countOfEntries(count)}…`,
  waiting: (count: number) =>
    `${countOfEntries(count)} ${count === 1 ? 'is' : 'are'} open or ${count === 1 ? 'needs' : 'need'} review and will not be in the file.`,
  all: 'Show all changes',
  narrowed: 'Only the changes of one export or pay period are shown.',
  noneNarrowed: 'Nothing of this export or pay period has changed since.',
  made: (count: number, file: string) => `${countOfEntries(count)} corrected in ${file}`,
  failed: 'Unable to make the correction file. Please look at the changes again.',
  loadFailed: 'Unable to load what has changed since. Please refresh the page or try again later.',
}
