import { JACKET_AFTER, type Jacket } from '@nightshift/shared/people/tenure/rules'

export const JACKETS = {
  title: 'Jackets',
  employees: 'Everybody',
  sections: 'Sections of Employees',
  explanation: `Everybody with ${JACKET_AFTER} seasons or more who is active or worked in this season. Seasons before Nightshift are entered under Edit.`,
  count: (count: number, year: number, newOnes: number) =>
    `${count === 1 ? '1 person' : `${count} people`}, ${newOnes || 'none'} new in ${year}`,
  columns: { employee: 'Employee', seasons: 'Seasons', worked: 'Worked in', since: 'Jacket since' },
  since: (jacket: Exclude<Jacket, { kind: 'notYet' }>) =>
    jacket.kind === 'since' ? String(jacket.year) : 'Before Nightshift',
  isNew: 'New this year',
  inactive: 'inactive',
  print: 'Print',
  empty: 'No jackets yet',
  emptyText: `Nobody has worked ${JACKET_AFTER} seasons.`,
  loadFailed: 'Unable to load seasons. Please refresh the page or try again later.',
}
