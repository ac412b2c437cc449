/** Where the farm is. */
export const PLACE = {
  name: 'Dreadmoor Farm',
  street: '1313 Wether Hill Road',
  town: 'Harrow Hollow',
  state: 'New York',
  country: 'US',
}

export const ADDRESS_LINES = [PLACE.name, PLACE.street, `${PLACE.town}, ${PLACE.state}`]

/** The brand's name, navigation and the words that every page of it shares. */
export const DREADMOOR = {
  name: 'Dreadmoor',
  tagline: 'Haunted Hayride',
  intro: 'The wagon leaves after dark. The moor does the rest.',
  suggestedAge: 'Suggested age 13+',
  nav: {
    label: 'Site',
    sections: 'On this moor',
    menu: 'Menu',
    tickets: 'Tickets',
    apply: 'Work with us',
    news: 'News',
    policies: 'Policies',
  },
  staff: 'Staff',
  titles: { apply: 'Apply', news: 'News', policies: 'Policies' },
  skip: 'Skip to the content',
  copyright: 'Dreadmoor Haunted Attractions. All rites reserved.',
  ticketDisclaimer: 'Ticket disclaimer',
}

/** The sections of the home that the navigation leads to, in their order. */
const SECTIONS = [
  { id: 'hayride', label: 'Hayride' },
  { id: 'bog', label: 'The Bog' },
  { id: 'psychosis', label: 'Psychosis' },
  { id: 'midway', label: 'Midway' },
  { id: 'tickets', label: 'Tickets' },
  { id: 'schedule', label: 'Schedule' },
  { id: 'directions', label: 'Directions' },
  { id: 'faq', label: 'FAQ' },
] as const

/** In winter the wagons rest. */
export const sectionsOf = (variant: 'halloween' | 'holiday') =>
  SECTIONS.filter(({ id }) => variant === 'halloween' || id !== 'hayride')
