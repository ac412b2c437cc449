import type { SiteContent } from '../content.ts'
import { paragraphs } from '../plain-words.ts'

/** The content of a site that nobody has edited yet: complete, and ready to be filled. */
export const plainContent = (name: string): SiteContent => ({
  attractions: { list: [] },
  tickets: {
    title: 'Tickets',
    words: paragraphs('Tickets are sold at the gate.'),
    list: [],
    seller: { vendor: 'gate', url: '', shortname: '', dates: {} },
    partnerOffer: null,
  },
  nights: { title: 'Dates and times', extraNight: 'an extra night.', gates: '', words: [] },
  faq: { title: 'Questions', list: [] },
  directions: {
    title: 'How to find us',
    place: { name, street: '', town: '', state: '', country: 'US' },
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
    join: { title: 'Work with us', words: 'Join our team for the season.', link: 'Apply', picture: null },
    title: 'Work with us',
    intro: 'Tell us who you are and when you can work. It takes about ten minutes.',
    description: `Apply to work at ${name}.`,
    incentivesTitle: 'What you get',
    incentives: [],
  },
  policies: {
    lead: '',
    description: `Policies of ${name}.`,
    list: [
      {
        id: 'policy4',
        name: 'Ticket Disclaimer',
        words: paragraphs('A ticket admits one person on the date that is printed on it.'),
      },
    ],
  },
  news: { lead: '', description: `News of ${name}.`, list: [] },
  notice: { text: '', from: null, until: null, severity: 'info' },
  look: {
    name: name.slice(0, 60),
    title: name.slice(0, 60),
    tagline: '',
    intro: '',
    description: `${name}: dates, tickets and directions.`,
    suggestedAge: '',
    copyright: name,
    palette: 'slate',
    accent: '#7fb3d5',
    face: 'didone',
    hero: { wide: null, tall: null },
    logo: null,
    socialPicture: null,
  },
})
