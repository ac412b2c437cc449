import { fromLibrary } from '../../from-library.ts'
import { paragraphs } from '../../plain-words.ts'
import type { AttractionsSection } from '../../sections/attractions.ts'

const AGE = '13+'

/** What the night consists of, in the order of the walk. In winter the wagons rest. */
export const ATTRACTIONS: AttractionsSection = {
  list: [
    {
      id: 'hayride',
      name: 'The Hayride',
      navLabel: 'Hayride',
      words: paragraphs(
        'By lantern light, at the pace of an old tractor, into a wood that nobody has cut since 1871.',
        'Stay seated. Keep a hand on the rail. Not everything that climbs aboard has a ticket.',
      ),
      skulls: 3,
      age: AGE,
      time: null,
      tint: 'amber',
      layout: 'full',
      picture: fromLibrary('hayride'),
      shown: 'halloween',
    },
    {
      id: 'bog',
      name: 'The Bog',
      navLabel: 'The Bog',
      words: paragraphs(
        'A boardwalk, then half a boardwalk, then planks you have to take on trust. The water is not deep. Nobody has said what is in it.',
        'The lights ahead are not the way out.',
      ),
      skulls: 4,
      age: AGE,
      time: { label: 'Walk', from: 20, to: null },
      tint: 'moss',
      layout: 'pictureRight',
      picture: fromLibrary('bog'),
      shown: 'always',
    },
    {
      id: 'psychosis',
      name: 'Psychosis',
      navLabel: 'Psychosis',
      words: paragraphs(
        'The corridor was straight when it was built. The doors stay as open as you left them, until you look again.',
        'Keep walking. The tall one never runs. It has never had to.',
      ),
      skulls: 5,
      age: AGE,
      time: { label: 'Walk', from: 10, to: 15 },
      tint: 'violet',
      layout: 'pictureLeft',
      picture: fromLibrary('psychosis'),
      shown: 'always',
    },
    {
      id: 'midway',
      name: 'The Midway',
      navLabel: 'Midway',
      words: paragraphs(
        'Hot cider, fire pits, a band that knows four songs and a wheel that still turns. Catch your breath here.',
        'Count your party. Then count again.',
      ),
      skulls: 1,
      age: AGE,
      time: null,
      tint: 'gold',
      layout: 'full',
      picture: fromLibrary('midway'),
      shown: 'always',
    },
  ],
}
