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
} as const satisfies Record<string, LibraryPicture>

export type LibraryName = keyof typeof PICTURE_LIBRARY
export const LIBRARY_NAMES = Object.keys(PICTURE_LIBRARY) as [LibraryName, ...LibraryName[]]
