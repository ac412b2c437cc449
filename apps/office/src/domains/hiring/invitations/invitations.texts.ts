import { PERSON_FIELDS } from '@nightshift/shared/people/employees/words'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const INVITATIONS = {
  title: 'Invite crew',
  explanation:
    'People who worked in an earlier season, left in good standing and have not applied for this one. The export makes each of them a personal link to the application form, for your mail program. The link fills in what we know once they have typed their email or phone.',
  count: people,
  filters: {
    nights: 'Nights at least',
    position: 'Position',
    all: 'All',
    note: 'Note',
    notes: { any: 'Any', without: 'Without a note', contains: 'Contains text' },
    noteText: 'Text in the note',
    text: 'Filter by text',
    textHint: 'Name, contact',
    sort: 'Sort by',
    sorts: { name: 'Last name', nights: 'Most nights', years: 'Most seasons', invited: 'Not invited first' },
  },
  list: 'Earlier crew',
  select: (name: string) => `Invite ${name}`,
  selectShown: (count: number) => `Select all shown (${count})`,
  selected: (count: number) => `${count} selected`,
  notShown: (count: number) => `${count} of them not shown`,
  export: 'Export links',
  columns: {
    name: 'Name',
    email: PERSON_FIELDS.email,
    phone: PERSON_FIELDS.phone,
    lastPosition: 'Last position',
    nights: 'Nights',
    nightsOf: 'In the last season that they worked',
    seasons: 'Worked in',
    note: 'Note',
    invited: 'Invited',
  },
  noContact: 'No email or phone',
  none: 'Nobody to invite',
  noneText: 'Everybody of earlier seasons has applied, or nobody has worked in one yet.',
  noneFound: 'Nobody here',
  noneFoundText: 'Nobody of the earlier crew fits these filters.',
  clearFilters: 'Clear filters',
  fileName: (date: string) => `crew-invitations-${date}.csv`,
  saved: (count: number, file: string, address: string) =>
    `${file} has ${count === 1 ? '1 personal link' : `${count} personal links`}, beginning with ${address}. Each is for one person, and the links are in this file only: a new export makes new ones, and those sent before stay valid.`,
  leftOut: (count: number) =>
    `${people(count)} ${count === 1 ? 'was' : 'were'} left out, having applied or changed meanwhile.`,
  loadFailed: 'Unable to load the earlier crew. Please refresh the page or try again later.',
  exportFailed: 'Unable to make the links. Please refresh the page or try again later.',
}
