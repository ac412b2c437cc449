import type { KnownPerson, Match } from '@nightshift/shared/hiring/known-people'

const seasons = ({ years, seasonsBefore }: KnownPerson) => {
  const count = years.length + seasonsBefore
  if (count === 0) return 'no season yet'
  return count === 1 ? '1 season' : `${count} seasons`
}

export const KNOWN = {
  name: ({ firstName, lastName }: KnownPerson) => `${firstName} ${lastName}`,
  line: (person: KnownPerson) => `Known: ${KNOWN.name(person)}, ${seasons(person)}`,
  notAgain: 'Not to be hired again',
  panel: (person: KnownPerson) => `What is known about ${KNOWN.name(person)}`,
  seasons: 'Seasons',
  seasonsWorked: (person: KnownPerson) => {
    const { years, seasonsBefore } = person
    if (!seasonsBefore) return years.length ? years.join(', ') : 'None'
    return [...years, `${seasonsBefore} before`].join(', ')
  },
  lastPosition: 'Last position',
  none: 'None',
  account: 'Account',
  active: 'Active',
  inactive: 'Inactive',
  matched: 'Matched by',
  matches: { link: 'personal link', email: 'email', phone: 'phone', name: 'name' } satisfies Record<
    Match,
    string
  >,
  matchesOf: ({ matchedBy }: KnownPerson) => matchedBy.map((match) => KNOWN.matches[match]).join(', '),
  matchedBy: (person: KnownPerson) => `Matched by ${KNOWN.matchesOf(person)}.`,
  notes: 'Management Notes',
}
