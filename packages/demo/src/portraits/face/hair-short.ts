import type { Random } from '../../random.ts'
import type { Tone } from '../palette.ts'
import { dot, fill, line, times } from '../shapes.ts'

/** What is drawn behind the head and what over it. */
export type Hair = { back?: string; front: string }

const cap =
  (shape: string, shine: string) =>
  (_: Random, { base, light, shade }: Tone): Hair => ({
    front:
      fill(shape, base) +
      fill(shape, shade, 'opacity=".35" clip-path="url(#dark-side)"') +
      line(shine, light, 1.8, 'opacity=".55"'),
  })

export const crop = cap(
  'M-44 4C-49 -32 -39 -70 0 -70C39 -70 49 -32 44 4C42 0 41 -6 40 -14C38 -26 33 -33 26 -37C16 -41 4 -36 -6 -38C-16 -40 -26 -41 -33 -32C-39 -24 -40 -12 -40 0Z',
  'M-30 -44C-22 -56 -8 -62 6 -62M-36 -30C-35 -36 -33 -40 -31 -43',
)
export const quiff = cap(
  'M-44 4C-48 -24 -46 -50 -32 -62C-22 -80 20 -88 36 -70C48 -58 48 -26 44 4C41 -4 41 -14 39 -22C36 -32 30 -36 22 -38C8 -42 -6 -40 -16 -33C-24 -29 -33 -32 -37 -24C-40 -16 -40 -8 -41 2Z',
  'M-24 -48C-18 -64 -2 -74 18 -74M-14 -44C-6 -58 8 -66 26 -66',
)
export const sidePart = cap(
  'M-44 6C-49 -34 -37 -69 0 -71C38 -72 49 -36 44 8C42 2 41 -6 39 -14C36 -26 30 -33 20 -38C6 -44 -10 -44 -22 -51C-25 -38 -36 -34 -39 -20C-41 -12 -40 -4 -41 4Z',
  'M-18 -56C0 -50 18 -48 32 -36M-14 -62C4 -60 24 -56 36 -42',
)
export const slick = cap(
  'M-44 2C-49 -34 -36 -69 0 -69C36 -69 49 -34 44 2C42 -2 41 -8 40 -14C38 -28 32 -40 22 -46C13 -51 6 -47 0 -38C-6 -47 -13 -51 -22 -46C-32 -40 -38 -28 -40 -14C-41 -8 -42 -2 -44 2Z',
  'M-12 -52C-10 -60 -4 -66 2 -67M8 -50C8 -58 10 -63 14 -66M-28 -42C-26 -52 -20 -60 -14 -63',
)
export const pixie = cap(
  'M-44 14C-51 -32 -40 -73 2 -73C42 -73 51 -32 44 14C42 8 41 0 39 -8C36 -20 28 -28 14 -40C2 -28 -20 -20 -38 -20C-40 -10 -41 2 -44 14Z',
  'M10 -46C-2 -36 -16 -30 -32 -27M6 -58C-8 -50 -22 -44 -36 -40',
)

export const buzz = (_: Random, { base }: Tone): Hair => ({
  front: fill(
    'M-43.5 0C-46 -36 -33 -63 0 -63C33 -63 46 -36 43.5 0L40.5 -6C40 -24 35 -36 24 -41C10 -45 -10 -45 -24 -41C-35 -36 -40 -24 -40.5 -6Z',
    base,
    'opacity=".82"',
  ),
})

export const bald = (): Hair => ({ front: line('M-18 -52C-12 -56 -4 -57 2 -56', '#fff', 4, 'opacity=".18"') })

/** Receded, with hair left at the sides. */
export const receding = (_: Random, { base, shade }: Tone): Hair => ({
  front:
    fill('M-44 10C-50 -16 -46 -42 -33 -54C-38 -40 -39 -20 -40 -2C-41 4 -42 8 -44 10Z', base) +
    fill('M44 10C50 -16 46 -42 33 -54C38 -40 39 -20 40 -2C41 4 42 8 44 10Z', shade),
})

const ringOf = (
  random: Random,
  count: number,
  from: number,
  to: number,
  radius: number,
  size: number,
  color: string,
) =>
  times(count, (index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180
    const reach = random.near(radius, 2.5)
    return dot(Math.cos(angle) * reach, -18 - Math.sin(angle) * reach, random.near(size, 2), color)
  }).join('')

/** Short curls, close to the skull. */
export const curls = (random: Random, { base, light, shade }: Tone): Hair => ({
  back: ringOf(random, 13, 205, -25, 47, 12, shade),
  front:
    ringOf(random, 12, 190, -10, 43, 10.5, base) +
    ringOf(random, 9, 160, 20, 31, 10, base) +
    ringOf(random, 6, 140, 40, 26, 3, light).replaceAll('/>', ' opacity=".35"/>'),
})

export const afro = (random: Random, { base, light, shade }: Tone): Hair => ({
  back:
    dot(0, -22, 62, base) +
    ringOf(random, 22, 225, -45, 60, 9, base) +
    ringOf(random, 10, 60, -40, 57, 8, shade),
  front:
    fill(
      'M-43 -4C-47 -44 -30 -66 0 -66C30 -66 47 -44 43 -4C41 -22 34 -34 24 -38C10 -43 -10 -43 -24 -38C-34 -34 -41 -22 -43 -4Z',
      base,
    ) + ringOf(random, 7, 165, 95, 52, 3.4, light).replaceAll('/>', ' opacity=".3"/>'),
})

/** Tight rows, drawn back from the forehead. */
export const cornrows = (_: Random, { base, light }: Tone): Hair => ({
  front:
    fill(
      'M-43.5 2C-47 -36 -34 -66 0 -66C34 -66 47 -36 43.5 2C42 -4 41 -10 40 -16C37 -30 30 -38 20 -42C8 -46 -8 -46 -20 -42C-30 -38 -37 -30 -40 -16C-41 -10 -42 -4 -43.5 2Z',
      base,
    ) +
    times(7, (index) => {
      const x = (index - 3) * 11
      return line(
        `M${x} ${-43 + Math.abs(index - 3) ** 2 * 1.8}C${x * 0.9} -54 ${x * 0.7} -60 ${x * 0.5} -65`,
        light,
        1.2,
        'opacity=".55"',
      )
    }).join(''),
})
