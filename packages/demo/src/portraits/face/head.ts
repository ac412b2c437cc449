import type { Random } from '../../random.ts'
import type { Skin } from '../palette.ts'
import { both, d, dot, fill, line, mirrored, oval, times } from '../shapes.ts'

// Heads are drawn about the point between the eyes: crown at -61, chin near 62, temples near 43.

export type Cut = 'f' | 'm' | 'n'

export type Sitter = {
  cut: Cut
  skinIndex: number
  /** g: grey, d: dark hair, h: headscarf, t: turban. */
  traits: string
}

export type Face = { temple: number; jaw: number; jawY: number; chinWidth: number; chin: number }

export function faceOf(random: Random, cut: Cut): Face {
  const { temple, jaw, chinWidth, chin } = {
    f: { temple: 41.5, jaw: 31, chinWidth: 12, chin: 59 },
    m: { temple: 43.5, jaw: 37, chinWidth: 20, chin: 64 },
    n: { temple: 42.5, jaw: 33.5, chinWidth: 15, chin: 61 },
  }[cut]
  return {
    temple: random.near(temple, 3),
    jaw: random.near(jaw, 4),
    jawY: random.near(33, 5),
    chinWidth: random.near(chinWidth, 6),
    chin: random.near(chin, 4),
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

/** Shading by a light from the left, drawn over makeup and features. */
export const shading = (dark: string) =>
  fill(
    'M4 -64C19 -54 23 -34 14.5 -17C10 -15 6 -12 4.5 -6C6 4 8.5 14 9.5 21C8.5 27 4 28.5 1 28.5C3.5 31 4 34 3 36.5C6 39 6 43 3.5 46.5C6 51 7 58 3 70L64 70L64 -64Z',
    dark,
    'opacity=".27"',
  ) +
  fill('M24 -64C38 -40 36 0 31 22C28 38 21 54 14 70L64 70L64 -64Z', dark, 'opacity=".24"') +
  fill('M-60 -64L-34 -64C-42 -30 -38 20 -24 52L-30 70L-60 70Z', dark, 'opacity=".1"')

/** Wrinkles, freckles and jewellery, which vary faces of the same shape. */
export function marks(random: Random, skin: Skin, isGrey: boolean, isPainted: boolean) {
  const wrinkles =
    both(
      line(
        'M27 3C30 5 33 6 36 6M28 -1C31 0 34 0 37 -1M9 26C14 29 17 33 18 39',
        skin.shade,
        1.1,
        'opacity=".7"',
      ),
    ) + line('M-16 -32C-6 -35 6 -35 16 -32M-13 -25C-5 -27.5 5 -27.5 13 -25', skin.shade, 1.1, 'opacity=".6"')
  const freckles = times(14, () => {
    const x = random.near(0, 30)
    return dot(x, 15 + random.near(0, 5) + Math.abs(x) * 0.06, 0.8, skin.shade, 'opacity=".65"')
  }).join('')
  const mole = dot(random.pick([-16, 15, 22, -24]), random.pick([20, 32, 34]), 1.3, '#3a2119', 'opacity=".8"')
  if (isGrey) return wrinkles
  if (isPainted) return ''
  return (random.chance(0.2) ? freckles : '') + (random.chance(0.15) ? mole : '')
}

export function earrings(random: Random, { temple }: Face, metal: string) {
  const kind = random.pick(['stud', 'drop', 'hoop'] as const)
  if (kind === 'stud') return both(dot(temple + 1.5, 20, 2.1, metal))
  if (kind === 'drop')
    return both(
      line(d`M${temple + 1.5} 20L${temple + 2} 27`, metal, 1.1) + oval(temple + 2.2, 30, 2.3, 3.6, metal),
    )
  return both(`<circle cx="${temple + 2}" cy="26" r="6" fill="none" stroke="${metal}" stroke-width="1.6"/>`)
}
