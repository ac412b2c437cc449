import { fromLibrary } from '../../from-library.ts'
import { paragraphs } from '../../plain-words.ts'
import type { DirectionsSection } from '../../sections/directions.ts'
import type { JobsSection } from '../../sections/jobs.ts'
import type { NightsSection } from '../../sections/nights.ts'
import type { NoticeSection } from '../../sections/notice.ts'
import type { PartnersSection } from '../../sections/partners.ts'

export const NIGHTS: NightsSection = {
  title: 'The nights',
  extraNight: 'Lights Out, the one night without a moon.',
  gates: 'The box office closes when the night is full.',
  words: paragraphs('We run in rain and in fog. In a thunderstorm everybody waits in the barn.'),
}

export const DIRECTIONS: DirectionsSection = {
  title: 'Find the farm',
  place: {
    name: 'Dreadmoor Farm',
    street: '1313 Wether Hill Road',
    town: 'Harrow Hollow',
    state: 'New York',
    zip: '12499',
    country: 'US',
  },
  words: paragraphs(
    'Leave the county road at the burnt chapel and follow the lanterns for two miles. Phones lose the signal before you see the barn, so look at the map while you can.',
    'Parking is free and watched. The bus stops at the chapel; somebody with a lantern meets it on the hour.',
  ),
  position: { latitude: 42.45, longitude: -74.55 },
  drawing: 'moor',
}

/** Their addresses are examples until real partners are signed. */
export const PARTNERS: PartnersSection = {
  partners: {
    title: 'Partners',
    list: [
      { name: 'Blackthorn Light Trail', what: 'lanterns', href: 'https://blackthorn-light-trail.example' },
      { name: 'Harrow Hollow Inn', what: 'beds', href: 'https://harrowhollowinn.example' },
      { name: 'County Night Bus', what: 'the way home', href: 'https://countynightbus.example' },
    ],
  },
  sponsors: {
    title: 'Sponsors',
    list: [
      { name: 'Wether Hill Cider', href: 'https://wetherhillcider.example' },
      { name: 'Gallow & Daughters Timber', href: 'https://gallowtimber.example' },
      { name: 'Moorland Radio 91.3', href: 'https://moorlandradio.example' },
      { name: 'Quill Savings Bank', href: 'https://quillsavings.example' },
    ],
  },
  social: {
    title: 'Follow the lanterns',
    list: [
      { kind: 'photos', name: 'Dreadmoor in pictures', href: 'https://pictures.example/dreadmoor' },
      { kind: 'film', name: 'Dreadmoor on film', href: 'https://films.example/dreadmoor' },
      { kind: 'talk', name: 'Dreadmoor in conversation', href: 'https://talk.example/dreadmoor' },
    ],
  },
}

export const JOBS: JobsSection = {
  join: {
    title: 'The night shift',
    words:
      'Actors, drivers, makers, people who can stand very still. A season of weekends that you will not forget.',
    link: 'Haunt with us',
    picture: fromLibrary('apply'),
  },
  title: 'Haunt with us',
  intro:
    'Every scream on the moor is somebody’s work. Tell us who you are, which nights you can give us and what you would like to do. It takes about ten minutes.',
  description:
    'Apply to work at Dreadmoor: actors, guides, makeup, bar, tickets and everybody else who keeps the moor awake.',
  incentivesTitle: 'What the moor gives back',
  incentives: [
    { gain: '$20', what: 'Referral bonus' },
    { gain: '$40', what: 'Saturday cash advance' },
    { gain: '$100', what: 'Best scare video prize' },
    { gain: 'A jacket', what: 'After 5 years' },
  ],
}

export const NOTICE: NoticeSection = { text: '', from: null, until: null, severity: 'info' }
