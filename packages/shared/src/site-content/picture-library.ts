// Without zod: the public pages load this module.

type LibraryPicture = {
  width: number
  height: number
  /** Of the largest AVIF. */
  bytes: number
  alt: string
  focus: { x: number; y: number }
}

const wide = { width: 1920, height: 1080 }
const tall = { width: 800, height: 1185 }
const section = { width: 1600, height: 1000 }

/** The pictures that ship with the product; the site's build has each in several widths. */
export const PICTURE_LIBRARY = {
  'hero-wide': {
    ...wide,
    bytes: 30_689,
    alt: 'A crooked farmhouse with one lit window before a huge moon; below it a wagon crosses the moor by lantern light.',
    focus: { x: 62, y: 52 },
  },
  'hero-tall': {
    ...tall,
    bytes: 17_951,
    alt: 'A crooked farmhouse before a huge moon, a dead branch across it.',
    focus: { x: 55, y: 62 },
  },
  'holiday-wide': {
    ...wide,
    bytes: 40_176,
    alt: 'The farmhouse on the moor under snow and a cold moon, one window red, fairy lights on crooked pines.',
    focus: { x: 58, y: 58 },
  },
  'holiday-tall': {
    ...tall,
    bytes: 17_867,
    alt: 'The farmhouse on the moor under snow and a cold moon.',
    focus: { x: 58, y: 58 },
  },
  hayride: {
    ...section,
    bytes: 37_437,
    alt: 'A hay wagon seen from behind, its riders dark against lantern light between tall trunks.',
    focus: { x: 58, y: 46 },
  },
  bog: {
    ...section,
    bytes: 38_107,
    alt: 'A broken boardwalk leads over black water towards three pale lights among drowned trees.',
    focus: { x: 64, y: 50 },
  },
  psychosis: {
    ...section,
    bytes: 28_088,
    alt: 'A bent corridor with doors ajar; at its end, before the only light, a figure that is too tall.',
    focus: { x: 53, y: 54 },
  },
  midway: {
    ...section,
    bytes: 42_728,
    alt: 'Strings of bulbs over a wet midway, striped tents, a ferris wheel in fog and one last visitor.',
    focus: { x: 54, y: 58 },
  },
  apply: {
    ...section,
    bytes: 36_476,
    alt: 'Masked staff with lanterns in a barn door, under one work light.',
    focus: { x: 62, y: 55 },
  },
  'harvest-wide': {
    ...wide,
    bytes: 37_103,
    alt: 'Rows of corn run towards a barn and an orchard on a hill, under a low sun at the end of the day.',
    focus: { x: 66, y: 58 },
  },
  'harvest-tall': {
    ...tall,
    bytes: 27_438,
    alt: 'Corn in the foreground, a barn on the hill behind it, the sun low.',
    focus: { x: 55, y: 66 },
  },
  maze: {
    ...section,
    bytes: 53_897,
    alt: 'A path between corn stalks taller than a person, with a wooden signpost and a lantern at the bend.',
    focus: { x: 55, y: 55 },
  },
  orchard: {
    ...section,
    bytes: 79_435,
    alt: 'Rows of apple trees full of fruit, a ladder against one, baskets in the grass and low sun through the leaves.',
    focus: { x: 55, y: 50 },
  },
  pumpkins: {
    ...section,
    bytes: 64_810,
    alt: 'Pumpkins among their vines in evening light, a hay wagon farther back in the field.',
    focus: { x: 55, y: 60 },
  },
  barn: {
    ...section,
    bytes: 49_973,
    alt: 'The open door of a hay barn with string lights, a long table and cider barrels.',
    focus: { x: 55, y: 55 },
  },
  'venue-wide': {
    ...wide,
    bytes: 19_306,
    alt: 'Hills in the mist at nightfall, a line of warm light on the horizon and the first stars.',
    focus: { x: 60, y: 60 },
  },
  'venue-tall': {
    ...tall,
    bytes: 13_625,
    alt: 'Hills in the mist at nightfall under the first stars.',
    focus: { x: 50, y: 66 },
  },
  'venue-1': {
    ...section,
    bytes: 29_610,
    alt: 'A path with lantern posts leads into the mist.',
    focus: { x: 52, y: 56 },
  },
  'venue-2': {
    ...section,
    bytes: 24_420,
    alt: 'Tents and a gate with string lights, seen from a distance in the evening.',
    focus: { x: 55, y: 58 },
  },
} as const satisfies Record<string, LibraryPicture>

export type LibraryName = keyof typeof PICTURE_LIBRARY
export const LIBRARY_NAMES = Object.keys(PICTURE_LIBRARY) as [LibraryName, ...LibraryName[]]
