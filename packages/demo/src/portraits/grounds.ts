import type { Random } from '../random.ts'
import type { Ground } from './palette.ts'
import { both, dot, fill, group, line, times } from './shapes.ts'

type Motif = (random: Random, ground: Ground) => string

const moon: Motif = (random, { motif }) =>
  dot(random.pick([70, 125, 180]), random.between(66, 92), random.between(52, 74), motif, 'opacity=".55"')

const arch: Motif = (_, { motif, dark }) =>
  fill('M40 260L40 120C40 60 84 24 125 4C166 24 210 60 210 120L210 260Z', motif, 'opacity=".34"') +
  line(
    'M40 260L40 120C40 60 84 24 125 4C166 24 210 60 210 120L210 260M28 260L28 118C28 52 78 12 125 -10C172 12 222 52 222 118L222 260',
    dark,
    2.4,
    'opacity=".5"',
  )

const rays: Motif = (_, { motif }) =>
  group(
    times(18, (index) => fill('M0 0L-9 -220L9 -220Z', motif, `transform="rotate(${index * 20})"`)).join(''),
    'transform="translate(125 108)" opacity=".2"',
  )

const branches: Motif = (random, { dark, motif }) =>
  dot(125, 96, 84, motif, 'opacity=".3"') +
  line(
    `M-8 ${random.between(20, 50)}C30 46 40 60 66 50M20 45C30 30 44 28 52 16M40 55C46 66 56 70 62 82M258 ${random.between(60, 110)}C226 80 214 84 192 66M222 80C216 66 204 58 204 44M240 86C230 104 222 112 220 128`,
    dark,
    3,
    'opacity=".75"',
  )

const corn: Motif = (random, { dark, motif }) =>
  fill('M0 150C60 134 190 134 250 150L250 260L0 260Z', motif, 'opacity=".3"') +
  group(
    times(13, (index) => {
      const x = index * 21 + random.between(-4, 4)
      const top = random.between(96, 140)
      return line(
        `M${x} 260C${x + 2} 200 ${x - 2} 160 ${x} ${top}M${x} ${top + 40}C${x + 10} ${top + 24} ${x + 16} ${top + 26} ${x + 20} ${top + 38}M${x} ${top + 66}C${x - 10} ${top + 48} ${x - 16} ${top + 52} ${x - 20} ${top + 66}`,
        dark,
        2.6,
      )
    }).join(''),
    'opacity=".6"',
  )

const stripes: Motif = (_, { motif }) =>
  group(
    times(9, (index) => fill(`M125 -60L${-40 + index * 40} 260L${-20 + index * 40} 260Z`, motif)).join(''),
    'opacity=".34"',
  )

const tiles: Motif = (_, { dark }) =>
  group(
    times(
      8,
      (index) =>
        line(`M0 ${index * 34}L250 ${index * 34}`, dark, 1.4) +
        line(`M${index * 38} 0L${index * 38} 250`, dark, 1.4),
    ).join(''),
    'opacity=".28"',
  )

const halo: Motif = (_, { motif }) =>
  `<circle cx="125" cy="104" r="86" fill="none" stroke="${motif}" stroke-width="2" opacity=".7"/>` +
  group(
    both(
      times(9, (index) => line('M0 -92L0 -100', motif, 1.6, `transform="rotate(${10 + index * 20})"`)).join(
        '',
      ),
    ),
    'transform="translate(125 104)" opacity=".7"',
  )

const plain: Motif = () => ''

export const MOTIFS = { moon, arch, rays, branches, corn, stripes, tiles, halo, plain }
export type MotifName = keyof typeof MOTIFS
