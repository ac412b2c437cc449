import type { Random } from '../../random.ts'
import type { Skin } from '../palette.ts'
import { both, d, dot, fill, group, line } from '../shapes.ts'
import type { Cut } from './head.ts'

const DARK_IRISES = ['#3b2a1c', '#4b3320', '#2c2018']
const IRISES = [...DARK_IRISES, '#5a6b4a', '#54707f', '#6d5a2f']
const UNCANNY_IRISES = ['#b9c4c0', '#d9cf9a', '#c7ccd6']

type Gaze = {
  iris: string
  lift: number
  open: number
  spacing: number
  glance: number
  size: number
  hasCrease: boolean
}

export function gazeOf(random: Random, skinIndex: number, isUncanny: boolean): Gaze {
  const natural = skinIndex > 2 ? DARK_IRISES : IRISES
  return {
    iris: random.pick(isUncanny ? UNCANNY_IRISES : natural),
    lift: random.near(0.6, 2),
    open: random.near(isUncanny ? 6.4 : 5.6, 1.5),
    spacing: random.near(18.3, 1.3),
    glance: random.pick([-1.4, 0, 0, 0, 1.4]),
    size: random.near(1, 0.12),
    hasCrease: random.chance(0.75),
  }
}

/** Almond-shaped eyes with a heavy upper lid and the same gaze. */
export function eyes(gaze: Gaze, lid: string, skin: Skin, hasLashes: boolean) {
  const { iris, lift, open, spacing, glance, size } = gaze
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
    (gaze.hasCrease ? line(crease, skin.shade, 1.1, 'opacity=".75"') : '') +
    (hasLashes ? line(d`M8.4 ${-lift - 0.2}L11.8 ${-lift - 2.8}`, lid, 1.6) : '')
  const at = (side: number) =>
    `transform="translate(${(spacing * side).toFixed(1)} 0) scale(${(size * side).toFixed(2)} ${size.toFixed(2)})"`
  return `<clipPath id="almond"><path d="${almond}"/></clipPath>${group(one(glance), at(1))}${group(one(-glance), at(-1))}`
}

export function brows(random: Random, cut: Cut, color: string) {
  const weight = random.near({ f: 2.3, m: 4.6, n: 3.2 }[cut], 1)
  const arch = random.near({ f: -15.8, m: -13.2, n: -14.4 }[cut], 1.4)
  const tilt = random.near(0.4, 2)
  const brow = d`M8 ${tilt - 10.4}C13 ${arch + 0.6} 21 ${arch - 0.8} 30.5 ${-9.5 - tilt}C22 ${arch + weight - 1.2} 14 ${arch + weight} 8.6 ${tilt - 10.4 + weight}Z`
  return both(fill(brow, color, 'opacity=".92"'))
}

export function nose(random: Random, skin: Skin) {
  const w = random.near(7.2, 1.8)
  const tip = random.near(26, 2.4)
  const bridge = d`M-2.2 -8C-1.4 4 -3 ${tip - 10} -2 ${tip - 5}C0 ${tip - 3} 2 ${tip - 4} 2 ${tip - 7}C1.6 ${tip - 14} 1.2 0 1.2 -8Z`
  const base = d`M${-w} ${tip - 3.4}C${-w - 1} ${tip + 0.6} -4.6 ${tip + 0.6} -3.2 ${tip - 0.4}C-1.4 ${tip + 1.6} 1.4 ${tip + 1.6} 3.2 ${tip - 0.4}C4.6 ${tip + 0.6} ${w + 1} ${tip + 0.6} ${w} ${tip - 3.4}`
  const nostril = d`M2.8 ${tip - 0.4}C3.8 ${tip - 2} 5.6 ${tip - 2} 6 ${tip - 0.6}C5.4 ${tip + 0.4} 4 ${tip + 0.4} 2.8 ${tip - 0.4}Z`
  return (
    fill(bridge, skin.light, 'opacity=".5"') + line(base, skin.shade, 1.6) + both(fill(nostril, skin.shade))
  )
}

export function mouth(random: Random, cut: Cut, color: string, skin: Skin, mayGrin: boolean) {
  const w = random.near(cut === 'm' ? 13.8 : 12.4, 1.8)
  const full = random.near({ f: 5.4, m: 3.4, n: 4.5 }[cut], 1.2)
  const corner = 39.2 - random.near(1.2, 2.6)
  if (mayGrin && random.chance(0.3)) return grin(w + 1.5, color, skin)
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
    line(chin, skin.shade, 1.5, 'opacity=".6"') +
    (corner < 38 ? dimples(w, corner, skin) : '')
  )
}

const dimples = (w: number, y: number, skin: Skin) =>
  both(
    line(
      d`M${w + 2} ${y - 3.4}C${w + 4} ${y - 1.4} ${w + 4} ${y + 1.6} ${w + 2.4} ${y + 3.4}`,
      skin.shade,
      1.2,
      'opacity=".7"',
    ),
  )

const grin = (w: number, color: string, skin: Skin) =>
  fill(
    d`M${-w} 36C${-w * 0.5} 38.4 ${w * 0.5} 38.4 ${w} 36C${w * 0.7} 48.6 ${-w * 0.7} 48.6 ${-w} 36Z`,
    '#3c1714',
  ) +
  fill(
    d`M${-w + 1.4} 36.8C${-w * 0.5} 38.4 ${w * 0.5} 38.4 ${w - 1.4} 36.8C${w * 0.6} 43.6 ${-w * 0.6} 43.6 ${-w + 1.4} 36.8Z`,
    '#ebe3d4',
  ) +
  line(
    d`M${-w} 36C${-w * 0.5} 38 ${w * 0.5} 38 ${w} 36C${w * 0.7} 48.6 ${-w * 0.7} 48.6 ${-w} 36Z`,
    color,
    2,
  ) +
  dimples(w, 36, skin)

export const glasses = (rim: string) =>
  both(
    `<circle cx="18.4" cy="1" r="13.2" fill="#fff" fill-opacity=".08" stroke="${rim}" stroke-width="2"/>` +
      line('M31.4 -2L43 -5', rim, 2),
  ) + line('M-5.4 -1C-2 -4 2 -4 5.4 -1', rim, 2)
