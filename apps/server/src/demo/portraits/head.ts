import type { Random } from '../random.ts'
import type { Skin } from './palette.ts'
import { both, fill, line, mirrored, oval } from './shapes.ts'

// Heads are drawn about the point between the eyes: crown at -61, chin near 62, temples near 43.

export type Cut = 'f' | 'm' | 'n'

export type Face = { temple: number; jaw: number; jawY: number; chinWidth: number; chin: number }

export function faceOf(random: Random, cut: Cut): Face {
  const [jaw, chinWidth, chin] = { f: [31, 12, 59], m: [36, 19, 64], n: [33, 15, 61] }[cut] as [
    number,
    number,
    number,
  ]
  return {
    temple: random.near(cut === 'f' ? 41.5 : 43.5, 2.5),
    jaw: random.near(jaw, 3),
    jawY: random.near(33, 4),
    chinWidth: random.near(chinWidth, 5),
    chin: random.near(chin, 3),
  }
}

export const outline = ({ temple, jaw, jawY, chinWidth, chin }: Face) =>
  mirrored(
    [0, -61],
    [
      [temple * 0.62, -61, temple, -42, temple, -10],
      [temple, 12, jaw + 4, jawY - 16, jaw, jawY],
      [jaw - 5, jawY + 14, chinWidth, chin, 0, chin],
    ],
  )

export const ears = ({ temple }: Face, skin: Skin) =>
  both(
    oval(temple - 0.5, 9, 6.5, 12, skin.base, 'transform="rotate(-8 43 9)"') +
      line(`M${temple + 1} 2C${temple + 5} 4 ${temple + 4} 13 ${temple} 17`, skin.shade, 1.6, 'opacity=".8"'),
  )

/** The planes that a lamp on the left leaves dark: over paint and features, so that all of them sit on one head. */
export const shading = (dark: string) =>
  fill(
    'M20-64C15-44 15-30 15-17C10-15 6-12 4.5-6C6 4 8.5 14 9.5 21C8.5 27 4 28.5 1 28.5C3.5 31 4 34 3 36.5C6 39 6 43 3.5 46.5C6 51 7 58 3 68L64 68L64-64Z',
    dark,
    'opacity=".27"',
  ) +
  fill('M31-64C36-30 34 4 30 22C27 38 20 54 14 68L64 68L64-64Z', dark, 'opacity=".24"') +
  fill('M-60-64L-38-64C-42-20-38 20-24 52L-30 68L-60 68Z', dark, 'opacity=".1"')
