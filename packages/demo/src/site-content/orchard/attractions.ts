import { fromLibrary } from '@nightshift/shared/site/site-content/from-library'
import { paragraphs } from '@nightshift/shared/site/site-content/plain-words'
import type { AttractionsSection } from '@nightshift/shared/site/site-content/sections/attractions'

const ALL_AGES = 'All ages'

export const ATTRACTIONS: AttractionsSection = {
  list: [
    {
      id: 'maze',
      name: 'The Corn Maze',
      navLabel: 'Corn Maze',
      words: paragraphs(
        'Eleven acres of corn, three miles of path and one way out. By October the stalks stand nine feet high, so nobody in your party is tall enough to cheat.',
        'You get a map at the gate. It is accurate. It has never been known to help.',
      ),
      skulls: 1,
      age: '6+',
      time: { label: 'Walk', from: 45, to: 90 },
      tint: 'gold',
      layout: 'full',
      picture: fromLibrary('maze'),
      shown: 'always',
    },
    {
      id: 'orchard',
      name: 'The Orchard',
      navLabel: 'Orchard',
      words: paragraphs(
        'Four hundred trees of fourteen kinds. A sign at the head of each row says what is ripe and what it is good for: pie, cider, keeping, or eating before you reach the end.',
        'Take a basket and a ladder, and pay by weight at the barn. What you eat on the way is between you and the tree.',
      ),
      skulls: 0,
      age: ALL_AGES,
      time: { label: 'Picking', from: 30, to: 60 },
      tint: 'moss',
      layout: 'pictureRight',
      picture: fromLibrary('orchard'),
      shown: 'always',
    },
    {
      id: 'pumpkins',
      name: 'Pumpkin Patch',
      navLabel: 'Pumpkins',
      words: paragraphs(
        'Two acres of pumpkins, from the size of a fist to the size of a calf. Somebody of ours cuts the stem; you choose, and you carry.',
        'Wheelbarrows are free. For what does not fit into one there is the wagon, every half hour.',
      ),
      skulls: 0,
      age: ALL_AGES,
      time: null,
      tint: 'rust',
      layout: 'pictureLeft',
      picture: fromLibrary('pumpkins'),
      shown: 'always',
    },
    {
      id: 'barn',
      name: 'The Hay Barn',
      navLabel: 'Hay Barn',
      words: paragraphs(
        'Cider pressed the same morning, doughnuts by the half dozen, soup after four, and a long table where you will sit beside people you do not know yet.',
        'The hayloft above it has a slide. Grown-ups may use it, and most do once.',
      ),
      skulls: 0,
      age: ALL_AGES,
      time: null,
      tint: 'amber',
      layout: 'full',
      picture: fromLibrary('barn'),
      shown: 'always',
    },
  ],
}
