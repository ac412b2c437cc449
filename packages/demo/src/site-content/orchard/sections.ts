import { fromLibrary } from '@nightshift/shared/site/site-content/from-library'
import { paragraphs } from '@nightshift/shared/site/site-content/plain-words'
import type { DirectionsSection } from '@nightshift/shared/site/site-content/sections/directions'
import type { JobsSection } from '@nightshift/shared/site/site-content/sections/jobs'
import type { LookSection } from '@nightshift/shared/site/site-content/sections/look'
import type { NightsSection } from '@nightshift/shared/site/site-content/sections/nights'
import type { NoticeSection } from '@nightshift/shared/site/site-content/sections/notice'
import type { PartnersSection } from '@nightshift/shared/site/site-content/sections/partners'

export const NIGHTS: NightsSection = {
  title: 'Days and hours',
  extraNight: 'the Lantern Evening: the maze after dark, and soup.',
  gates: 'The last people go into the maze 90 minutes before we close.',
  words: paragraphs('We are open in the rain. In a thunderstorm the maze closes and the barn gets full.'),
}

export const DIRECTIONS: DirectionsSection = {
  title: 'The way to the farm',
  place: {
    name: 'Harrow Orchard',
    street: '27 Pippin Lane',
    town: 'Harrow Hollow',
    state: 'New York',
    zip: '12499',
    country: 'US',
  },
  words: paragraphs(
    'From the county road turn at the white firehouse and follow Pippin Lane uphill until you smell cider. The last half mile is gravel; take it slowly, for the geese.',
    'Park in the mown field beside the barn. It is free, and somebody with a flag shows you where. The bus stops at the firehouse, fifteen minutes on foot.',
  ),
  position: { latitude: 42.47, longitude: -74.52 },
  drawing: 'plain',
}

/** Their addresses are examples. */
export const PARTNERS: PartnersSection = {
  partners: {
    title: 'Neighbors',
    list: [
      { name: 'Dreadmoor Haunted Hayride', what: 'after dark', href: 'https://dreadmoor.example' },
      { name: 'Harrow Hollow Inn', what: 'beds', href: 'https://harrowhollowinn.example' },
      { name: 'Three Rows Bakery', what: 'pies', href: 'https://threerows.example' },
    ],
  },
  sponsors: {
    title: 'With the help of',
    list: [
      { name: 'Hollow Hardware', href: 'https://hollowhardware.example' },
      { name: 'Wether Hill Cider', href: 'https://wetherhillcider.example' },
      { name: 'Quill Savings Bank', href: 'https://quillsavings.example' },
    ],
  },
  social: {
    title: 'See what is ripe',
    list: [
      { kind: 'photos', name: 'The orchard in pictures', href: 'https://pictures.example/harrow-orchard' },
      { kind: 'film', name: 'The orchard on film', href: 'https://films.example/harrow-orchard' },
    ],
  },
}

export const JOBS: JobsSection = {
  join: {
    title: 'Six weeks outdoors',
    words:
      'Maze guides, pickers, people who can pour cider and remember faces. The work is in daylight, and mostly dry.',
    link: 'Work the harvest',
    picture: fromLibrary('barn'),
  },
  title: 'Work the harvest',
  intro:
    'A season is six weekends and the days between them that suit you. Tell us what you can do, which days you have and whether ladders bother you. It takes about ten minutes.',
  description: 'Apply to work at Harrow Orchard: maze guides, orchard hands, cider bar and gate.',
  incentivesTitle: 'Beside the pay',
  incentives: [
    { gain: 'A peck', what: 'Of apples each week' },
    { gain: '$1 more', what: 'An hour on Saturdays' },
    { gain: '$75', what: 'For staying to the last day' },
    { gain: 'Boots', what: 'To keep after two seasons' },
  ],
}

export const NOTICE: NoticeSection = {
  text: 'The Honeycrisp rows are picked. Nine other kinds are ripe, and we can recommend all but one.',
  from: null,
  until: null,
  severity: 'info',
}

export const LOOK: LookSection = {
  name: 'Harrow Orchard',
  title: 'Harrow Orchard',
  tagline: 'Corn maze and cider barn',
  intro: 'Eleven acres of corn, four hundred apple trees, one way out.',
  description:
    'Harrow Orchard: a corn maze, apple picking, a pumpkin patch and a hay barn with cider. Fridays and Saturdays from September to October, for all ages.',
  suggestedAge: '',
  copyright: 'Harrow Orchard. Picked by hand.',
  palette: 'harvest',
  accent: '#d8b24a',
  face: 'western',
  hero: { wide: fromLibrary('harvest-wide'), tall: fromLibrary('harvest-tall') },
  logo: null,
  socialPicture: null,
}
