/** What the night consists of, in the order of the walk. Minutes and ages are facts of the house. */
export type Attraction = {
  id: 'hayride' | 'bog' | 'psychosis' | 'midway'
  name: string
  /** Of five. */
  skulls: number
  time?: { label: string; minutes: string }
  words: string[]
  picture: string
  alt: string
}

/** The scale of intensity. */
export const SKULLS = [1, 2, 3, 4, 5]
export const AGE = { label: 'Suggested age', value: '13+' }
export const INTENSITY = {
  label: 'Intensity',
  of: (skulls: number) => `${skulls} of ${SKULLS.length} skulls`,
}

export const ATTRACTIONS: Attraction[] = [
  {
    id: 'hayride',
    name: 'The Hayride',
    skulls: 3,
    words: [
      'By lantern light, at the pace of an old tractor, into a wood that nobody has cut since 1871.',
      'Stay seated. Keep a hand on the rail. Not everything that climbs aboard has a ticket.',
    ],
    picture: 'hayride',
    alt: 'A hay wagon seen from behind, its riders dark against lantern light between tall trunks.',
  },
  {
    id: 'bog',
    name: 'The Bog',
    skulls: 4,
    time: { label: 'Walk', minutes: '20 minutes' },
    words: [
      'A boardwalk, then half a boardwalk, then planks you have to take on trust. The water is not deep. Nobody has said what is in it.',
      'The lights ahead are not the way out.',
    ],
    picture: 'bog',
    alt: 'A broken boardwalk leads over black water towards three pale lights among drowned trees.',
  },
  {
    id: 'psychosis',
    name: 'Psychosis',
    skulls: 5,
    time: { label: 'Walk', minutes: '10 to 15 minutes' },
    words: [
      'The corridor was straight when it was built. The doors stay as open as you left them, until you look again.',
      'Keep walking. The tall one never runs. It has never had to.',
    ],
    picture: 'psychosis',
    alt: 'A bent corridor with doors ajar; at its end, before the only light, a figure that is too tall.',
  },
  {
    id: 'midway',
    name: 'The Midway',
    skulls: 1,
    words: [
      'Hot cider, fire pits, a band that knows four songs and a wheel that still turns. Catch your breath here.',
      'Count your party. Then count again.',
    ],
    picture: 'midway',
    alt: 'Strings of bulbs over a wet midway, striped tents, a ferris wheel in fog and one last visitor.',
  },
]
