import type { Random } from '../../random.ts'
import type { Tone } from '../palette.ts'
import { both, dot, fill, line, oval, times } from '../shapes.ts'
import type { Hair } from './hair-short.ts'

const FALL = 'M0 -73C42 -73 59 -38 56 6C55 50 62 92 64 130L-64 130C-62 92 -55 50 -56 6C-59 -38 -42 -73 0 -73Z'
const WAVES =
  'M0 -75C44 -75 62 -42 57 -8C54 8 68 22 62 42C57 58 72 72 66 96C63 108 68 120 70 130L-70 130C-68 120 -63 108 -66 96C-72 72 -57 58 -62 42C-68 22 -54 8 -57 -8C-62 -42 -44 -75 0 -75Z'
const CURTAIN =
  'M0 -71C-36 -72 -53 -42 -50 4C-49 44 -58 84 -60 122L-41 124C-36 84 -41 48 -41.5 16C-41 -12 -26 -44 -1 -53Z'
const CENTRE_PART = 'M0 -71C-38 -72 -52 -36 -46 14C-43 10 -42 2 -41 -8C-39 -28 -24 -44 0 -53Z'

export const straight = (_: Random, { base, shade, light }: Tone): Hair => ({
  back: fill(FALL, shade),
  front:
    both(fill(CURTAIN, base)) +
    both(line('M-14 -60C-34 -48 -46 -22 -46 14C-46 50 -52 84 -52 112', light, 1.6, 'opacity=".45"')),
})

export const wavy = (_: Random, { base, shade, light }: Tone): Hair => ({
  back: fill(WAVES, shade),
  front:
    both(
      fill(
        'M0 -72C-40 -74 -56 -40 -50 -4C-48 12 -62 24 -56 44C-52 58 -66 72 -60 96C-58 106 -62 116 -62 124L-44 124C-40 108 -48 96 -46 80C-44 62 -36 52 -42 34C-45 22 -40 12 -41 0C-40 -24 -24 -44 2 -52Z',
        base,
      ),
    ) +
    both(
      line(
        'M-12 -62C-38 -50 -50 -26 -46 0C-45 14 -56 26 -50 44C-46 58 -58 72 -53 96',
        light,
        1.6,
        'opacity=".45"',
      ),
    ),
})

export const bob = (_: Random, { base, shade, light }: Tone): Hair => ({
  back: fill(
    'M0 -73C42 -73 60 -40 57 6C56 34 54 48 46 56L-46 56C-54 48 -56 34 -57 6C-60 -40 -42 -73 0 -73Z',
    shade,
  ),
  front:
    fill(
      'M-57 40C-56 -6 -58 -73 0 -73C58 -73 56 -6 57 40C54 50 50 54 44 55C47 34 44 10 41 -13C22 -19 -22 -19 -41 -13C-44 10 -47 34 -44 55C-50 54 -54 50 -57 40Z',
      base,
    ) + line('M-38 -30C-20 -40 18 -40 36 -32M-28 -46C-12 -54 10 -54 26 -48', light, 1.8, 'opacity=".4"'),
})

export const shoulder = (_: Random, { base, shade, light }: Tone): Hair => ({
  back: fill(
    'M0 -73C42 -73 60 -38 57 8C56 44 62 62 56 78L-56 78C-62 62 -56 44 -57 8C-60 -38 -42 -73 0 -73Z',
    shade,
  ),
  front:
    fill(
      'M-20 -66C-52 -60 -54 -20 -50 8C-48 40 -58 60 -54 76C-46 72 -42 56 -42 36C-41 16 -42 2 -39 -12C-36 -30 -30 -42 -20 -66Z',
      base,
    ) +
    fill(
      'M-24 -66C4 -82 50 -70 51 -16C51 10 50 24 54 46C57 60 56 70 52 78C46 72 42 52 42 30C42 8 42 -10 36 -24C22 -30 -8 -36 -24 -66Z',
      base,
    ) +
    line('M-14 -66C2 -48 22 -42 38 -30M-2 -70C14 -60 32 -52 42 -38', light, 1.8, 'opacity=".45"'),
})

const knot =
  (y: number, size: number) =>
  (_: Random, { base, shade, light }: Tone): Hair => ({
    back: dot(0, y, size, base) + dot(4, y + 2, size * 0.72, shade, 'opacity=".6"'),
    front:
      both(fill(CENTRE_PART, base)) +
      both(line('M-8 -63C-26 -58 -38 -44 -42 -22', light, 1.6, 'opacity=".45"')),
  })
export const topKnot = knot(-80, 17)
export const chignon = knot(-62, 26)

/** Tied at the nape, over one shoulder. */
export const pony = (_: Random, { base, shade, light }: Tone): Hair => ({
  front:
    fill(
      'M-45 0C-55 22 -64 48 -59 78C-56 98 -64 112 -59 132C-46 122 -38 104 -41 82C-42 60 -35 40 -40 8Z',
      base,
    ) +
    line('M-46 20C-57 48 -49 84 -55 114M-43 30C-50 56 -44 84 -48 106', shade, 1.6) +
    fill(
      'M-44 16C-50 -34 -38 -71 0 -71C38 -71 50 -34 44 16C42 8 41 -2 39 -10C34 -30 20 -42 -12 -50C-28 -40 -38 -26 -40 -6C-41 4 -42 10 -44 16Z',
      base,
    ) +
    line('M-8 -58C12 -54 28 -44 38 -24M0 -65C18 -62 32 -52 40 -36', light, 1.6, 'opacity=".45"'),
})

export const braids = (_: Random, { base, shade, light }: Tone): Hair => {
  const plait = times(9, (index) => {
    const x = -50 - index * 1.1
    const y = 22 + index * 10.5
    const tress = (side: number, color: string) =>
      oval(
        x + side * 3.6,
        y,
        4.4,
        9,
        color,
        `transform="rotate(${side * -34} ${(x + side * 3.6).toFixed(1)} ${y})"`,
      )
    return (
      tress(1, shade) +
      tress(-1, base) +
      line(`M${(x - 6).toFixed(1)} ${y - 5}L${(x - 2).toFixed(1)} ${y + 3}`, light, 0.9, 'opacity=".5"')
    )
  }).join('')
  return {
    back: fill('M0 -70C38 -70 52 -36 48 20L-48 20C-52 -36 -38 -70 0 -70Z', shade),
    front: both(
      plait + fill(CENTRE_PART, base) + line('M-8 -63C-26 -58 -38 -44 -42 -22', light, 1.5, 'opacity=".45"'),
    ),
  }
}

export const locs = (random: Random, { base, shade, light }: Tone): Hair => {
  const strand = (x: number, length: number, color: string) =>
    line(`M${x * 0.5} -58C${x * 0.9} -50 ${x} -30 ${x * 1.04} 0L${x * 1.14} ${length}`, color, 8.5)
  return {
    back: times(11, (index) =>
      strand((index - 5) * 11.5, random.near(96, 18), index % 2 ? shade : base),
    ).join(''),
    front:
      fill(
        'M-43 -6C-47 -46 -30 -71 0 -71C30 -71 47 -46 43 -6C41 -24 33 -38 18 -44C8 -48 -8 -48 -18 -44C-33 -38 -41 -24 -43 -6Z',
        base,
      ) +
      both(strand(-45, random.near(84, 12), base) + strand(-52, random.near(70, 10), shade)) +
      times(5, (index) =>
        line(
          `M${(index - 2) * 9} -48C${(index - 2) * 9} -58 ${(index - 2) * 7} -66 ${(index - 2) * 4} -70`,
          light,
          1.3,
          'opacity=".4"',
        ),
      ).join(''),
  }
}

/** A great round of curls down to the shoulders. */
export const cloud = (random: Random, { base, shade, light }: Tone): Hair => {
  const ball = (color: string, reach: number, size: number) =>
    times(19, (index) => {
      const angle = ((240 - (300 * index) / 18) * Math.PI) / 180
      return dot(
        Math.cos(angle) * random.near(reach, 3),
        -4 - Math.sin(angle) * random.near(reach, 3),
        random.near(size, 2.5),
        color,
      )
    }).join('')
  return {
    back: dot(0, -6, 58, shade) + ball(shade, 56, 15) + ball(base, 51, 12),
    front:
      both(fill('M2 -68C-40 -70 -54 -34 -48 16C-44 10 -41 0 -40 -10C-36 -28 -22 -38 2 -50Z', base)) +
      both(times(5, (index) => dot(-46 - (index % 2) * 3, -26 + index * 11, 8.5, base)).join('')) +
      both(line('M-16 -60C-32 -52 -42 -38 -45 -20', light, 2, 'opacity=".35"')),
  }
}
