import type { ExportKind } from '@nightshift/shared/payroll/contract'
import { formatCount } from '../../../lib/counts.ts'

const KINDS: Record<ExportKind, string> = {
  csv: 'Paychex CSV',
  spi: 'Paychex SPI',
  csvCorrection: 'CSV correction',
  spiCorrection: 'SPI correction',
}

export const EXPORTS = {
  title: 'Exports',
  explanation: (timeZone: string) =>
    `Every file that was made for payroll, byte for byte as it was. Times are those of ${timeZone}.`,
  kinds: KINDS,
  facts: {
    file: 'File',
    days: 'Days',
    made: 'Made',
    lines: 'Lines',
    filter: 'Filtered by',
    hash: 'SHA-256',
    redactedHash: 'SHA-256 of the copy',
  },
  searchText: 'Text',
  days: (start: string, end: string) => `${start} to ${end}`,
  noFilter: 'Nothing',
  somebody: 'A command',
  download: 'Download again',
  downloadOf: (kind: string, when: string) => `Download again: ${kind} of ${when}`,
  noFile: 'Made before files were kept',
  redacted: 'Without an erased person',
  redactedHint:
    'A copy without the name and ID of a person whose data was erased has replaced the file that payroll was given.',
  namesErased: 'Names an erased person',
  namesErasedHint:
    'Kept as it was for the years in which payroll law wants the name. Only administrators can read it.',
  onlyAdministrators: 'Only administrators may read this file: it holds an erased person.',
  changed: (count: number) => `${formatCount(count)} changed since`,
  earlier: 'Show earlier exports',
  empty: 'No exports yet',
  emptyText: 'A file that is made under Paychex Export is kept here.',
  downloadFailed: 'Unable to download the file. Please try again later.',
  loadFailed: 'Unable to load the exports. Please refresh the page or try again later.',
}
