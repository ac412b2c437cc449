import type { Cut } from './face/head.ts'
import type { Skin, Tone } from './palette.ts'
import { both, d, fill, line, mirrored } from './shapes.ts'

// Shoulders are drawn about the middle of the picture's width; the neck comes down to 200.

/** What is behind the head, and what covers the shoulders. */
type Costume = { back?: string; body: string }

export type Wardrobe = (cloth: Tone, trim: Tone, skin: Skin) => Costume

export const SHOULDERS = mirrored(
  [0, 206],
  [
    [9, 206, 17, 199, 20, 188],
    [23, 197, 32, 201, 44, 204],
    [82, 213, 104, 226, 108, 264],
    [60, 264, 30, 264, 0, 264],
  ],
)

export const torso = ({ base, shade }: Pick<Tone, 'base' | 'shade'>) =>
  fill(SHOULDERS, base) + fill(SHOULDERS, shade, 'opacity=".6" clip-path="url(#dark-torso)"')

export const lapels = ({ base, light, shade }: Tone) =>
  both(
    fill('M-20 192L-48 206L-42 224L-50 228L-8 266L0 266L0 252Z', base) +
      line('M-20 192L-48 206L-42 224L-50 228L-10 266', shade, 1.6) +
      line('M-19 195L-1 250', light, 1, 'opacity=".5"'),
  )

const LINEN = { base: '#cfc6b6', shade: '#938a7b' }

export const shirt = ({ base, shade }: Pick<Tone, 'base' | 'shade'> = LINEN) =>
  fill('M-22 190L0 258L22 190L12 184L-12 184Z', base) +
  fill('M4 190L0 258L22 190L12 184Z', shade, 'opacity=".7"') +
  both(fill('M-12 184L-23 190L-12 208L0 196Z', base) + line('M-23 190L-12 208L0 197', shade, 1.2))

const HALF_NECK = { f: 16.5, m: 21.5, n: 18.5 }

/** The neck, in the head's shadow. */
export function neck(skin: Skin, cut: Cut, dark: string) {
  const w = HALF_NECK[cut]
  const sides = d`M${125 - w} 150L${125 - w} 182C${121 - w} 200 98 206 80 212L170 212C152 206 ${129 + w} 200 ${125 + w} 182L${125 + w} 150Z`
  const underChin = d`M${125 - w} 168C${125 - w * 0.4} 190 ${125 + w * 0.3} 194 ${125 + w} 186L${125 + w} 150L${125 - w} 150Z`
  const farSide = d`M132 150C134 176 138 196 150 212L174 212L${127 + w} 190L${125 + w} 150Z`
  return fill(sides, skin.base) + fill(underChin, dark, 'opacity=".38"') + fill(farSide, dark, 'opacity=".3"')
}
