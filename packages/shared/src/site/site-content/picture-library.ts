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
    focus: { x: 56, y: 26 },
  },
  'hero-tall': {
    ...tall,
    bytes: 17_951,
    alt: 'A crooked farmhouse before a huge moon, a dead branch across it.',
    focus: { x: 50, y: 72 },
  },
  'holiday-wide': {
    ...wide,
    bytes: 40_176,
    alt: 'The farmhouse on the moor under snow and a cold moon, one window red, fairy lights on crooked pines.',
    focus: { x: 60, y: 38 },
  },
  'holiday-tall': {
    ...tall,
    bytes: 17_867,
    alt: 'The farmhouse on the moor under snow and a cold moon.',
    focus: { x: 60, y: 38 },
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
    focus: { x: 54, y: 54 },
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
    focus: { x: 62, y: 60 },
  },
  'harvest-wide': {
    ...wide,
    bytes: 37_103,
    alt: 'A cornfield in the last sun; a path leads up to a barn on the hill.',
    focus: { x: 78, y: 42 },
  },
  'harvest-tall': {
    ...tall,
    bytes: 27_438,
    alt: 'Corn in the last sun, a barn on the hill behind it.',
    focus: { x: 60, y: 62 },
  },
  maze: {
    ...section,
    bytes: 53_897,
    alt: 'A path between tall corn at dusk, a wooden signpost beside it and lanterns at the bend.',
    focus: { x: 50, y: 50 },
  },
  orchard: {
    ...section,
    bytes: 79_435,
    alt: 'Rows of apple trees in low sun, a ladder against one and baskets of red apples in the grass.',
    focus: { x: 66, y: 55 },
  },
  pumpkins: {
    ...section,
    bytes: 64_810,
    alt: 'A field of pumpkins in evening light, behind it a wagon of hay.',
    focus: { x: 62, y: 58 },
  },
  barn: {
    ...section,
    bytes: 49_973,
    alt: 'A hay barn from inside: string lights under the beams, a long table, hay bales and cider barrels.',
    focus: { x: 52, y: 62 },
  },
  'venue-wide': {
    ...wide,
    bytes: 19_306,
    alt: 'Dark hills and woods in layers of mist at nightfall.',
    focus: { x: 64, y: 45 },
  },
  'venue-tall': {
    ...tall,
    bytes: 13_625,
    alt: 'Dark hills in layers of mist at nightfall.',
    focus: { x: 50, y: 62 },
  },
  'venue-1': {
    ...section,
    bytes: 29_610,
    alt: 'A path with lantern posts between trees in the mist.',
    focus: { x: 60, y: 56 },
  },
  'venue-2': {
    ...section,
    bytes: 24_420,
    alt: 'A gate with string lights before white tents at dusk.',
    focus: { x: 56, y: 56 },
  },
} as const satisfies Record<string, LibraryPicture>

export type LibraryName = keyof typeof PICTURE_LIBRARY
export const LIBRARY_NAMES = Object.keys(PICTURE_LIBRARY) as [LibraryName, ...LibraryName[]]
