import { AA, channelsOf, contrastOf } from './contrast.ts'

// Without zod: the public pages load this module.

/** The colours of a page that do not depend on the accent. */
type Palette = {
  label: string
  ground: string
  raised: string
  text: string
  quiet: string
  line: string
  lineStrong: string
  paper: string
  ink: string
  inkSoft: string
  /** Suggested accents; the first is the default. */
  accents: [string, ...string[]]
}

export const PALETTES = {
  night: {
    label: 'Night',
    ground: '#0a0b0d',
    raised: '#121316',
    text: '#e8e0d0',
    quiet: '#b9b1a3',
    line: '#34302b',
    lineStrong: '#6b6358',
    paper: '#e8dfca',
    ink: '#17120c',
    inkSoft: '#574b3a',
    accents: ['#e59a4c', '#d9705a', '#9dbd97', '#b9a2d8'],
  },
  frost: {
    label: 'Frost',
    ground: '#090f17',
    raised: '#101823',
    text: '#e4e6e6',
    quiet: '#aab5c0',
    line: '#26313f',
    lineStrong: '#5d6b7c',
    paper: '#e3e6e4',
    ink: '#10161d',
    inkSoft: '#46525f',
    accents: ['#e8896a', '#8fb8de', '#d8c27a', '#9fd0b8'],
  },
  harvest: {
    label: 'Harvest',
    ground: '#12140d',
    raised: '#1b1e14',
    text: '#f1ead8',
    quiet: '#c0b99f',
    line: '#363a28',
    lineStrong: '#737658',
    paper: '#f0e7cd',
    ink: '#1d1a0e',
    inkSoft: '#5a5236',
    accents: ['#d8b24a', '#e0884a', '#a9c267', '#d9705a'],
  },
  slate: {
    label: 'Slate',
    ground: '#0f1216',
    raised: '#181c22',
    text: '#eceae4',
    quiet: '#b3b8bf',
    line: '#2e353e',
    lineStrong: '#68727e',
    paper: '#e9e8e3',
    ink: '#14171b',
    inkSoft: '#4c5560',
    accents: ['#7fb3d5', '#e59a4c', '#9fd0b8', '#d98ba8'],
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
export const PALETTE_NAMES = Object.keys(PALETTES) as [PaletteName, ...PaletteName[]]

/** The colours of attractions. Each is readable on the ground of every palette. */
export const TINTS = {
  amber: { label: 'Amber', colour: '#e59a4c' },
  moss: { label: 'Moss', colour: '#9dbd97' },
  violet: { label: 'Violet', colour: '#b9a2d8' },
  gold: { label: 'Gold', colour: '#dcb968' },
  rust: { label: 'Rust', colour: '#e08562' },
  sky: { label: 'Sky', colour: '#8fb8de' },
  rose: { label: 'Rose', colour: '#d98ba8' },
  bone: { label: 'Bone', colour: '#d8d0c0' },
} as const

export type TintName = keyof typeof TINTS
export const TINT_NAMES = Object.keys(TINTS) as [TintName, ...TintName[]]

const DARK = '#140d07'
const LIGHT = '#ffffff'

/** The colours that follow from an accent: for hovering, and for text on it. */
export function accentColours(accent: string) {
  const bright = `#${channelsOf(accent)
    .map((value) =>
      Math.round(value + (255 - value) * 0.28)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
  const onAccent = contrastOf(accent, DARK) >= contrastOf(accent, LIGHT) ? DARK : LIGHT
  return { accent, bright, onAccent }
}

/** The contrast of an accent as text on the palette's ground and raised areas, and of the text on it: the lowest counts. */
export function accentContrast(palette: PaletteName, accent: string) {
  const { ground, raised } = PALETTES[palette]
  const { onAccent } = accentColours(accent)
  return Math.min(contrastOf(accent, ground), contrastOf(accent, raised), contrastOf(accent, onAccent))
}

export const isReadableAccent = (palette: PaletteName, accent: string) =>
  accentContrast(palette, accent) >= AA
