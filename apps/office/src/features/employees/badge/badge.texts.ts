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
  none: 'Nobody is shown, so there is nothing to print.',
}
