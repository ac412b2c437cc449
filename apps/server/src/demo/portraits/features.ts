import type { Random } from '../random.ts'
import type { Cut } from './head.ts'
import type { Skin } from './palette.ts'
import { both, d, dot, fill, group, line } from './shapes.ts'

const DARK_IRISES = ['#3b2a1c', '#4b3320', '#2c2018']
const IRISES = [...DARK_IRISES, '#5a6b4a', '#54707f', '#6d5a2f']
const UNCANNY_IRISES = ['#b9c4c0', '#d9cf9a', '#c7ccd6']

type Gaze = { iris: string; lift: number; open: number; spacing: number; glance: number }

export function gazeOf(random: Random, skinIndex: number, isUncanny: boolean): Gaze {
  const natural = skinIndex > 2 ? DARK_IRISES : IRISES
  return {
    iris: random.pick(isUncanny ? UNCANNY_IRISES : natural),
    lift: random.near(0.6, 1.5),
    open: random.near(isUncanny ? 6.4 : 5.7, 0.9),
    spacing: random.near(18.3, 0.9),
    glance: random.pick([-1.4, 0, 0, 0, 1.4]),
  }
}

/** Almonds with a heavy upper lid; both look the same way. */
export function eyes(
  { iris, lift, open, spacing, glance }: Gaze,
  lid: string,
  skin: Skin,
  hasLashes: boolean,
) {
  const upper = d`M-8.8 1.6C-5 ${1.2 - open} 3 ${-open} 9 ${-lift}`
  const almond = upper + d`C5 ${open * 0.6} -4 ${open * 0.66} -8.8 1.6Z`
  const crease = d`M-7 ${-open - 1.2}C-3 ${-open - 4} 4 ${-open - 4} 9 ${-open + 0.4 - lift * 0.5}`
  const one = (x: number) =>
    fill(almond, '#e4dbcd') +
    group(
      dot(x, -1, 4.2, iris) +
        dot(x, -1, 2, '#0f0b09') +
        fill(upper, lid, 'transform="translate(0 2.2)" opacity=".28"') +
        dot(x - 1.5, -2.4, 0.95, '#fff'),
      'clip-path="url(#almond)"',
    ) +
    line(upper, lid, 2.1) +
    line(crease, skin.shade, 1.1, 'opacity=".75"') +
    (hasLashes ? line(d`M8.4 ${-lift - 0.2}L11.8 ${-lift - 2.8}`, lid, 1.6) : '')
  return (
    `<clipPath id="almond"><path d="${almond}"/></clipPath>` +
    group(one(glance), `transform="translate(${spacing} 0)"`) +
    group(one(-glance), `transform="translate(${-spacing} 0) scale(-1 1)"`)
  )
}

export function brows(random: Random, cut: Cut, color: string) {
  const weight = random.near({ f: 2.4, m: 3.9, n: 3 }[cut], 0.8)
  const arch = random.near(cut === 'f' ? -15.5 : -14.2, 1)
  const tilt = random.near(0.4, 1.5)
  const brow = d`M8 ${tilt - 10.4}C13 ${arch + 0.6} 21 ${arch - 0.8} 30.5 ${-9.5 - tilt}C22 ${arch + weight - 1.2} 14 ${arch + weight} 8.6 ${tilt - 10.4 + weight}Z`
  return both(fill(brow, color, 'opacity=".92"'))
}

export function nose(random: Random, skin: Skin) {
  const w = random.near(7.2, 1.2)
  const tip = random.near(26, 1.6)
  const bridge = d`M-2.2 -8C-1.4 4 -3 ${tip - 10} -2 ${tip - 5}C0 ${tip - 3} 2 ${tip - 4} 2 ${tip - 7}C1.6 ${tip - 14} 1.2 0 1.2 -8Z`
  const base = d`M${-w} ${tip - 3.4}C${-w - 1} ${tip + 0.6} -4.6 ${tip + 0.6} -3.2 ${tip - 0.4}C-1.4 ${tip + 1.6} 1.4 ${tip + 1.6} 3.2 ${tip - 0.4}C4.6 ${tip + 0.6} ${w + 1} ${tip + 0.6} ${w} ${tip - 3.4}`
  const nostril = d`M2.8 ${tip - 0.4}C3.8 ${tip - 2} 5.6 ${tip - 2} 6 ${tip - 0.6}C5.4 ${tip + 0.4} 4 ${tip + 0.4} 2.8 ${tip - 0.4}Z`
  return (
    fill(bridge, skin.light, 'opacity=".5"') + line(base, skin.shade, 1.6) + both(fill(nostril, skin.shade))
  )
}

export function mouth(random: Random, cut: Cut, color: string, skin: Skin) {
  const w = random.near(cut === 'm' ? 13.6 : 12.4, 1.2)
  const full = random.near({ f: 5.6, m: 3.6, n: 4.6 }[cut], 1)
  const corner = 39.4 - random.near(0.9, 1.6)
  const top = 38.4 - full * 0.7
  const upper = d`M${-w} ${corner}C${-w * 0.6} ${top + 0.6} -3.6 ${top - 0.4} -2.4 ${top}C-1 ${top + 1} 1 ${top + 1} 2.4 ${top}C3.6 ${top - 0.4} ${w * 0.6} ${top + 0.6} ${w} ${corner}C${w * 0.5} 40.4 ${-w * 0.5} 40.4 ${-w} ${corner}Z`
  const lower = d`M${-w} ${corner}C${-w * 0.5} 40.6 ${w * 0.5} 40.6 ${w} ${corner}C${w * 0.66} ${40 + full * 1.3} ${-w * 0.66} ${40 + full * 1.3} ${-w} ${corner}Z`
  const parting = d`M${-w - 0.6} ${corner - 0.3}C${-w * 0.5} 40.5 ${w * 0.5} 40.5 ${w + 0.6} ${corner - 0.3}`
  const chin = d`M-5 ${44 + full * 0.9}C-2 ${45.4 + full * 0.9} 2 ${45.4 + full * 0.9} 5 ${44 + full * 0.9}`
  return (
    fill(lower, color) +
    fill(upper, color) +
    fill(upper, '#000', 'opacity=".18"') +
    line(parting, '#2a1210', 1.3, 'opacity=".75"') +
    line(chin, skin.shade, 1.5, 'opacity=".6"')
  )
}

export const glasses = (rim: string) =>
  both(
    `<circle cx="18.4" cy="1" r="13.2" fill="#fff" fill-opacity=".08" stroke="${rim}" stroke-width="2"/>` +
      line('M31.4 -2L43 -5', rim, 2),
  ) + line('M-5.4 -1C-2 -4 2 -4 5.4 -1', rim, 2)
