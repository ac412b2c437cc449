import type { SiteContent } from '../content.ts'
import { fromLibrary } from '../from-library.ts'
import { paragraphs } from '../plain-words.ts'
import { ATTRACTIONS } from './plain/attractions.ts'
import { FAQ } from './plain/faq.ts'
import { policiesOf } from './plain/policies.ts'
import { TICKET_WORDS } from './plain/tickets.ts'

/** The content of a site that nobody has edited yet: complete, true of any venue, and ready to be filled. */
export function plainContent(festivalName: string): SiteContent {
  const name = festivalName.replace(/\s+/g, ' ').trim()
  return {
    attractions: ATTRACTIONS,
    tickets: {
      title: 'Tickets',
      words: TICKET_WORDS,
      list: [],
      seller: { vendor: 'gate', url: '', shortname: '', dates: {} },
      partnerOffer: null,
    },
    nights: {
      title: 'Dates and times',
      extraNight: 'an extra night.',
      gates: 'Come early and take your time.',
      words: paragraphs('If we have to close for a night, this page says so at the top.'),
    },
    faq: FAQ,
    // Hidden until somebody has said where the place is.
    directions: {
      title: 'How to find us',
      place: { name: shortened(name, 80), street: '', town: '', state: '', country: 'US' },
      words: [],
      position: null,
      drawing: 'plain',
    },
    partners: {
      partners: { title: 'Partners', list: [] },
      sponsors: { title: 'Sponsors', list: [] },
      social: { title: 'Follow us', list: [] },
    },
    jobs: {
      join: {
        title: 'Work with us',
        words: 'A season is a few weeks, and it takes many hands. Tell us which nights you can give us.',
        link: 'Apply for a job',
        picture: fromLibrary('venue-2'),
      },
      title: 'Work with us',
      intro:
        'Tell us who you are, what you would like to do and which nights you can work. It takes about ten minutes.',
      description: `Apply to work at ${name}.`,
      incentivesTitle: 'What you get',
      incentives: [],
    },
    policies: policiesOf(name),
    news: {
      lead: 'What we have to say, newest first, as PDF for printing.',
      description: `News and press releases of ${name}.`,
      list: [],
    },
    notice: { text: '', from: null, until: null, severity: 'info' },
    look: {
      name: shortened(name, 60),
      title: shortened(name, 60),
      tagline: 'A few weeks a year',
      intro: 'See what there is, pick a night and come.',
      description: `${name}: what there is to see, dates and times, and tickets.`,
      suggestedAge: '',
      copyright: `© ${shortened(name, 118)}`,
      palette: 'slate',
      accent: '#7fb3d5',
      face: 'didone',
      hero: { wide: fromLibrary('venue-wide'), tall: fromLibrary('venue-tall') },
      logo: null,
      socialPicture: null,
    },
  }
}

/** Cuts a text to at most `max` UTF-16 code units, never within a character. */
function shortened(text: string, max: number) {
  if (text.length <= max) return text
  let short = ''
  for (const character of text) {
    if (short.length + character.length > max) break
    short += character
  }
  return short.trim()
}
