import { formatClock, formatDate } from '@nightshift/shared/time'

const at = (instant: string, timeZone: string) =>
  `${formatDate(instant, timeZone)} ${formatClock(instant, timeZone)}`

type Named = { firstName: string; lastName: string }

const by = (person: Named | null | undefined) => (person ? ` by ${person.firstName} ${person.lastName}` : '')

export const BADGE = {
  of: (name: string) => `Badge of ${name}`,
  code: 'Badge code',
  more: (count: number) => `and ${count} more`,
  title: 'Badges',
  count: (badges: number, pages: number) =>
    `${badges === 1 ? '1 badge' : `${badges} badges`} on ${pages === 1 ? '1 page' : `${pages} pages`}`,
  layout: 'Print on',
  layouts: {
    letter: 'Letter sheets, four to a page',
    a4: 'A4 sheets, four to a page',
    label: 'Labels, one to a page',
  },
  layoutHints: {
    letter: 'Landscape, with cut marks.',
    a4: 'Landscape, with cut marks.',
    label: '5.06 × 3.19 in, without a margin.',
  },
  scale: 'In the print dialog of the browser leave the scale at 100 %.',
  firstPage: 'The first page',
  print: 'Print',
  preparing: 'Preparing…',
  loadFailed: 'Unable to load badges. Please refresh the page or try again later.',
  serial: (serial: number) => `No. ${serial}`,
  history: 'Badges so far',
  issued: ({ issuedAt, issuedBy }: { issuedAt: string; issuedBy: Named | null }, timeZone: string) =>
    `Issued ${at(issuedAt, timeZone)}${by(issuedBy)}`,
  replaced: (replacedAt: string, person: Named | null | undefined, timeZone: string) =>
    `Replaced ${at(replacedAt, timeZone)}${by(person)}`,
  replace: 'Replace badge',
  ready: (serial: number) => `No. ${serial} is ready to print. The badge before it no longer works.`,
  replaceQuestion: (name: string) =>
    `Replace the badge of ${name}? The old one stops working at once. The new one is shown here, to be printed.`,
  replaceFailed: 'Unable to replace badge. Please refresh the page or try again later.',
  none: 'Nobody is shown, so there is nothing to print.',
}
