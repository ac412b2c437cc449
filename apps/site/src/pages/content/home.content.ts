import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'

type Face = {
  title: string
  tagline: string
  intro: string
  description: string
  picture: { wide: string; tall: string; alt: string }
}

/** The home's face for each variant. */
export const FACES: Record<PublicConfigEntry['variant'], Face> = {
  halloween: {
    title: 'Dreadmoor',
    tagline: 'Haunted Hayride',
    intro: 'The wagon leaves after dark. The moor does the rest.',
    description:
      'Dreadmoor Haunted Hayride: a lantern-lit wagon ride, The Bog, Psychosis and the midway. Fridays and Saturdays of the season, suggested age 13+.',
    picture: {
      wide: 'hero-wide',
      tall: 'hero-tall',
      alt: 'A crooked farmhouse with one lit window before a huge moon; below it a wagon crosses the moor by lantern light.',
    },
  },
  holiday: {
    title: 'Scary Little Christmas',
    tagline: 'at Dreadmoor',
    intro: 'The moor is under snow. Somebody left a red light on.',
    description:
      'Scary Little Christmas at Dreadmoor: The Bog, Psychosis and the midway under snow. Fridays and Saturdays before the holidays, suggested age 13+.',
    picture: {
      wide: 'holiday-wide',
      tall: 'holiday-tall',
      alt: 'The farmhouse on the moor under snow and a cold moon, one window red, fairy lights on crooked pines.',
    },
  },
}

export const HOME = {
  seeDates: 'See the nights',
  gates: (hour: string) => `Gates at ${hour}`,
  toText: 'to',
  watch: 'Watch the film',
  film: 'A film of the moor at night',
}

export const SCHEDULE = {
  title: 'The nights',
  words: (first: string, last: string, year: number) =>
    `Fridays and Saturdays from ${first} to ${last}, ${year}.`,
  extra: (night: string) => `And ${night}: Lights Out, the one night without a moon.`,
  rain: 'We run in rain and in fog. In a thunderstorm everybody waits in the barn.',
  gates: (hour: string) => `Gates open at ${hour}. The box office closes when the night is full.`,
}

export const DIRECTIONS = {
  title: 'Find the farm',
  words: [
    'Leave the county road at the burnt chapel and follow the lanterns for two miles. Phones lose the signal before you see the barn, so look at the map while you can.',
    'Parking is free and watched. The bus stops at the chapel; somebody with a lantern meets it on the hour.',
  ],
  link: 'Get directions',
  href: 'https://www.openstreetmap.org/directions?to=42.45%2C-74.55',
  showMap: 'Open the live map',
  mapNote: 'It comes from OpenStreetMap, and only if you ask.',
  mapTitle: 'Map of the way to Dreadmoor Farm',
}

export const JOIN = {
  title: 'The night shift',
  words:
    'Actors, drivers, makers, people who can stand very still. A season of weekends that you will not forget.',
  link: 'Haunt with us',
}
