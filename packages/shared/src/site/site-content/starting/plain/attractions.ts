import { fromLibrary } from '../../from-library.ts'
import { paragraphs } from '../../plain-words.ts'
import type { Attraction, AttractionsSection } from '../../sections/attractions.ts'

const COMMON = { skulls: 0, age: '', time: null, shown: 'always' } satisfies Partial<Attraction>

/** Sections that hold for any seasonal attraction, to be replaced by those of the venue. */
export const ATTRACTIONS: AttractionsSection = {
  list: [
    {
      ...COMMON,
      id: 'your-visit',
      name: 'Your visit',
      navLabel: 'Your visit',
      words: paragraphs(
        'We are open for a few weeks of the year, on the nights in the calendar below. The first hour is usually the quietest.',
        'Bring time, and look around before you decide where to begin.',
      ),
      tint: 'sky',
      layout: 'pictureRight',
      picture: fromLibrary('venue-1'),
    },
    {
      ...COMMON,
      id: 'your-party',
      name: 'Your party',
      navLabel: 'Your party',
      words: paragraphs(
        'Come with your family, your friends or the whole office. Agree on a place to meet before you lose sight of each other.',
        'If something would make the visit easier for one of you, say so at the gate. We would rather know.',
      ),
      tint: 'gold',
      layout: 'pictureLeft',
      picture: fromLibrary('venue-2'),
    },
  ],
}
