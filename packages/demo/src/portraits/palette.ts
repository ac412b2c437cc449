export type Skin = { base: string; shade: string; light: string; lip: string; blush: string }

/** Skin tones from light to deep, by the number in a look of the roster. */
export const SKINS: Skin[] = [
  { base: '#edcdb4', shade: '#c0957c', light: '#f8e2cf', lip: '#b8695f', blush: '#d98c78' },
  { base: '#e0b48f', shade: '#af7d5c', light: '#f0cfaf', lip: '#a95d52', blush: '#c97f64' },
  { base: '#cb9970', shade: '#966544', light: '#dfb48c', lip: '#95503f', blush: '#b36d4b' },
  { base: '#ab774f', shade: '#764b2e', light: '#c4936a', lip: '#7d4034', blush: '#9a5a3c' },
  { base: '#875637', shade: '#573420', light: '#a57250', lip: '#6a332b', blush: '#7d442c' },
  { base: '#633f2d', shade: '#3c241a', light: '#835a43', lip: '#57302b', blush: '#6b3a29' },
]

export type Tone = { base: string; shade: string; light: string }

export const HAIR = {
  black: { base: '#1d1a1b', shade: '#100e10', light: '#3d3a40' },
  espresso: { base: '#2f211b', shade: '#1d1411', light: '#524036' },
  brown: { base: '#4b3223', shade: '#312016', light: '#73513a' },
  auburn: { base: '#6a321f', shade: '#451f14', light: '#985036' },
  copper: { base: '#91491f', shade: '#622f14', light: '#c07438' },
  sand: { base: '#8d6b41', shade: '#62492b', light: '#b8935f' },
  flax: { base: '#b8975d', shade: '#86693b', light: '#dcc08a' },
  grey: { base: '#8a8782', shade: '#605d5a', light: '#b4b1aa' },
  white: { base: '#c6c1b6', shade: '#96918a', light: '#e6e2d8' },
  plum: { base: '#4c2243', shade: '#30152b', light: '#7a4069' },
  teal: { base: '#1f4a4c', shade: '#123032', light: '#3c7475' },
} satisfies Record<string, Tone>

export type HairColor = keyof typeof HAIR

/** Natural hair colours for a skin; some hair is dyed at random. */
export const NATURAL: HairColor[][] = [
  ['brown', 'auburn', 'copper', 'sand', 'flax', 'espresso', 'black'],
  ['black', 'espresso', 'brown', 'sand', 'auburn'],
  ['black', 'espresso', 'brown'],
  ['black', 'espresso'],
  ['black', 'espresso'],
  ['black', 'black', 'espresso'],
]

export const CLOTH = {
  ink: { base: '#1c1d22', shade: '#121216', light: '#32343c' },
  soot: { base: '#2b2826', shade: '#1c1a19', light: '#454140' },
  oxblood: { base: '#5b1d1f', shade: '#3b1113', light: '#82302f' },
  ember: { base: '#a4502a', shade: '#733418', light: '#cc7440' },
  moss: { base: '#37452f', shade: '#232d1e', light: '#556648' },
  violet: { base: '#3d2f55', shade: '#281e3a', light: '#5b4a79' },
  midnight: { base: '#22303f', shade: '#151f2a', light: '#3a4c5f' },
  bone: { base: '#d6cab3', shade: '#a4977f', light: '#eee5d3' },
  burlap: { base: '#8d7348', shade: '#62502f', light: '#b3976a' },
  gold: { base: '#b28a3e', shade: '#7e5f26', light: '#dcb866' },
  ash: { base: '#77746f', shade: '#53504d', light: '#9c9993' },
  wine: { base: '#6d2a3b', shade: '#481a26', light: '#95455a' },
} satisfies Record<string, Tone>

export type ClothColor = keyof typeof CLOTH

export type Ground = { dark: string; mid: string; motif: string; rim: string }

export const GROUNDS = {
  ember: { dark: '#1a0f0b', mid: '#5f331c', motif: '#8a4c26', rim: '#f0a35c' },
  moss: { dark: '#0c130e', mid: '#31483a', motif: '#4d6b52', rim: '#bcd6a4' },
  violet: { dark: '#120d1a', mid: '#3e3059', motif: '#5d4982', rim: '#c6b0ef' },
  gold: { dark: '#171208', mid: '#5c471f', motif: '#8f7032', rim: '#f4d283' },
  slate: { dark: '#0d1216', mid: '#384855', motif: '#566a7a', rim: '#b9d4e6' },
  oxblood: { dark: '#17090b', mid: '#5a2022', motif: '#7f302f', rim: '#f29a84' },
  fog: { dark: '#3b4244', mid: '#8b9494', motif: '#a9b1af', rim: '#f2f5f0' },
  parchment: { dark: '#574933', mid: '#ad9a76', motif: '#c5b38e', rim: '#fff3d6' },
} satisfies Record<string, Ground>

export type GroundColor = keyof typeof GROUNDS

export const PAINT = {
  white: '#ece7dc',
  black: '#17130f',
  blood: '#8e1418',
  ember: '#e2702c',
  gold: '#d9ae55',
}

/** Interpolates two colours; 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number) {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - share) + channel(other, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
