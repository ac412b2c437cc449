import { countOfEntries, countOfPeople, formatCount } from '../../../lib/counts.ts'

export const EXPORT = {
  button: 'Paychex Export',
  nothing: 'No timesheets found. Please select a different date range and try again.',
  what: (count: number, persons: number, hours: string) =>
    `The file holds what the dates and filters show: ${countOfEntries(count)} of ${countOfPeople(persons)}, ${hours} hours.`,
  leftOut: (count: number) =>
    `${countOfEntries(count)} with 0 or fewer hours will be left out of the export.`,
  openLeftOut: (count: number) =>
    `${countOfEntries(count)} still open will be left out until they are clocked out.`,
  exported: {
    csv: (count: number) => `A CSV holds ${countOfEntries(count)} of these.`,
    spi: (count: number) => `An SPI import holds ${countOfEntries(count)} of these.`,
  },
  twice: 'Payroll pays an entry twice when it takes two files with it.',
  again: { csv: 'Export them again', spi: 'Import them, too' },
  held: 'Needs review',
  heldHint: (count: number) =>
    `The export waits until somebody has looked at ${count === 1 ? 'this entry' : 'these entries'}: edit ${count === 1 ? 'it' : 'them'}, or confirm that ${count === 1 ? 'it looks' : 'they look'} right.`,
  check: 'Payroll check',
  checkHint: 'These do not keep the file from being made, but Paychex or a person may trip over them.',
  clean: 'Nothing found that Paychex or a person would trip over.',
  issues: {
    noPaychexId: 'Paychex ID is 000',
    sharedPaychexId: 'Paychex ID shared with somebody else',
    open: 'Still clocked in',
    long: 'More than 12 hours',
    overlap: 'Overlaps another entry',
    noRate: 'Pay rate is $0.00',
    moneyWithoutHours: 'Tips or a deduction without hours, which no file holds',
    tipsNotTipped: 'Tips in a position that is not tipped',
  },
  sharedWith: (id: string, name: string) => `${id}, also the ID of ${name}`,
  overlapsWith: (when: string) => `overlaps the one of ${when}`,
  hours: (hours: string) => `${hours} hours`,
  more: (count: number) => `and ${formatCount(count)} more`,
  cancel: 'Cancel',
  make: 'Export',
  failed: 'Unable to record the export, so no file was made. Please try again later.',
  downloadFailed:
    'The export is recorded, but its file could not be downloaded. Please download it again under Exports.',
  made: (count: number, file: string) => `${countOfEntries(count)} exported as ${file}`,
}
