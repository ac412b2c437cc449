import { PAINT, type Tone } from '../palette.ts'
import { both, dot, fill, group, line, oval, times } from '../shapes.ts'
import type { Headwear } from './hats.ts'

// Headwear.

export const antlers = (): Headwear => {
  const beam = 'M20 -58C34 -72 30 -92 46 -112M32 -80C44 -84 56 -92 60 -108M30 -69C40 -70 54 -72 64 -84'
  return {
    back: both(
      line(beam, '#4f4230', 7) +
        line(beam, '#a8956f', 4.4) +
        line('M22 -62C33 -74 31 -90 44 -108', '#cdbd98', 1.2),
    ),
    front: '',
  }
}

export const horns = (_: Tone, trim: Tone): Headwear => ({
  front: both(
    fill('M18 -58C30 -70 46 -78 48 -104C56 -84 50 -58 32 -47Z', trim.shade) +
      fill('M18 -58C30 -70 44 -78 48 -104C48 -84 40 -66 25 -53Z', trim.base) +
      line('M27 -62L33 -55M35 -69L41 -62M41 -77L47 -71', trim.shade, 1.4),
  ),
})

export const twigs = (_: Tone, trim: Tone): Headwear => ({
  front:
    line('M-44 -34C-24 -50 24 -50 44 -34M-42 -30C-20 -46 22 -54 44 -40', '#2a1d14', 3) +
    times(11, (index) => {
      const x = (index - 5) * 8.6
      const y = -46 + ((index - 5) / 5) ** 2 * 12
      const reach = [13, 20, 15, 24, 17, 27, 16, 23, 14, 19, 12][index]!
      return line(
        `M${x} ${y}L${x * 1.22} ${y - reach}M${x * 1.1} ${y - reach * 0.5}L${x * 1.1 + (index % 2 ? 6 : -6)} ${y - reach * 0.8}`,
        '#2a1d14',
        2,
      )
    }).join('') +
    dot(-27, -45, 2.6, trim.base) +
    dot(12, -51, 2.6, trim.base) +
    dot(32, -43, 2.2, trim.base),
})

const rose = (x: number, y: number, size: number, { base, shade, light }: Tone) =>
  dot(x, y, size, shade) +
  dot(x - size * 0.12, y - size * 0.12, size * 0.78, base) +
  line(
    `M${x - size * 0.5} ${y}C${x - size * 0.4} ${y - size * 0.6} ${x + size * 0.5} ${y - size * 0.6} ${x + size * 0.4} ${y + size * 0.1}C${x + size * 0.2} ${y + size * 0.5} ${x - size * 0.3} ${y + size * 0.4} ${x - size * 0.2} ${y}`,
    light,
    1.2,
    'opacity=".8"',
  )

export const roses = (_: Tone, trim: Tone): Headwear => ({
  front:
    both(
      fill(
        'M40 -40C50 -42 56 -36 58 -28C50 -28 44 -32 40 -40ZM22 -54C26 -64 34 -66 40 -64C38 -58 32 -54 22 -54Z',
        '#3a452f',
      ),
    ) +
    rose(-36, -40, 10, trim) +
    rose(-17, -52, 11.5, trim) +
    rose(5, -56, 12.5, trim) +
    rose(26, -50, 11, trim) +
    rose(41, -38, 9, trim),
})

export const holly = (_: Tone, trim: Tone): Headwear => {
  const leaf = (x: number, y: number, turn: number, color: string) =>
    fill(
      'M0 0C4 -7 6 -4 9 -10C12 -5 15 -8 19 -11C18 -5 23 -3 27 0C23 3 18 5 19 11C15 8 12 5 9 10C6 4 4 7 0 0Z',
      color,
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    )
  return {
    front:
      both(
        leaf(38, -34, 40, '#2b4431') +
          leaf(30, -45, -28, '#2b4431') +
          leaf(22, -47, 24, '#3a5a41') +
          leaf(12, -55, -52, '#2b4431') +
          leaf(4, -52, 8, '#3a5a41'),
      ) + [-36, -20, 0, 20, 36].map((x) => dot(x, -53 + (x / 10) ** 2, 3.4, trim.light)).join(''),
  }
}

export const veil = (): Headwear => ({
  back: fill(
    'M0 -78C46 -78 64 -34 66 20C68 70 84 110 92 140L-92 140C-84 110 -68 70 -66 20C-64 -34 -46 -78 0 -78Z',
    '#0d0b0f',
    'opacity=".8"',
  ),
  front:
    `<clipPath id="net"><path d="M-47 -30C-30 -58 30 -58 47 -30C53 -8 50 10 46 20C36 15 32 24 23 21C15 25 8 17 0 24C-8 17 -15 25 -23 21C-32 24 -36 15 -46 20C-50 10 -53 -8 -47 -30Z"/></clipPath>` +
    group(
      '<rect x="-60" y="-70" width="120" height="100" fill="#0d0b0f" opacity=".14"/>' +
        times(22, (index) =>
          line(
            `M${-150 + index * 10} -70L${-50 + index * 10} 30M${-60 + index * 10} -70L${-160 + index * 10} 30`,
            '#0d0b0f',
            0.8,
          ),
        ).join(''),
      'clip-path="url(#net)" opacity=".62"',
    ) +
    line(
      'M-46 20C-36 15 -32 24 -23 21C-15 25 -8 17 0 24C8 17 15 25 23 21C32 24 36 15 46 20',
      '#0d0b0f',
      1.4,
      'opacity=".8"',
    ) +
    line('M-45 -28C-30 -62 30 -62 45 -28', '#16121a', 6) +
    times(9, (index) =>
      dot(-40 + index * 10, -34 - Math.sin((index / 8) * Math.PI) * 22, 4.6, '#221c29'),
    ).join(''),
})

export const hood = (cloth: Tone): Headwear => ({
  hidesTop: true,
  back: fill(
    'M0 -88C54 -88 70 -44 68 8C66 50 84 80 92 110L-92 110C-84 80 -66 50 -68 8C-70 -44 -54 -88 0 -88Z',
    cloth.shade,
  ),
  front:
    fill(
      'M0 -88C54 -88 70 -44 68 8C66 40 72 66 78 84C58 78 48 60 47 34C48 -10 40 -56 0 -62C-40 -56 -48 -10 -47 34C-48 60 -58 78 -78 84C-72 66 -66 40 -68 8C-70 -44 -54 -88 0 -88Z',
      cloth.base,
    ) +
    fill(
      'M47 34C48 -10 40 -56 0 -62C-40 -56 -48 -10 -47 34C-44 2 -38 -40 0 -46C38 -40 44 2 47 34Z',
      '#000',
      'opacity=".5"',
    ) +
    fill(
      'M14 -87C58 -82 70 -40 68 8C66 40 72 66 78 84C62 78 54 62 52 36C54 -10 50 -58 14 -87Z',
      cloth.shade,
      'opacity=".7"',
    ) +
    line('M-10 -86C-46 -78 -58 -38 -57 4', cloth.light, 1.5, 'opacity=".5"'),
})

export const fascinator = (cloth: Tone, trim: Tone): Headwear => ({
  front:
    line(
      'M-24 -60C-44 -84 -50 -96 -44 -112M-22 -62C-34 -90 -30 -100 -20 -114M-26 -56C-56 -74 -66 -80 -68 -96',
      cloth.shade,
      3.4,
    ) +
    line('M-24 -60C-44 -84 -50 -96 -44 -112M-22 -62C-34 -90 -30 -100 -20 -114', cloth.light, 1.2) +
    oval(-24, -58, 18, 8, cloth.base, 'transform="rotate(-22 -24 -58)"') +
    dot(-24, -59, 4.5, trim.base),
})

export const kerchief = (cloth: Tone, trim: Tone): Headwear => ({
  hidesTop: true,
  front:
    fill(
      'M-45 -14C-50 -54 -30 -73 0 -73C30 -73 50 -54 45 -14C38 -30 22 -40 0 -41C-22 -40 -38 -30 -45 -14Z',
      cloth.base,
    ) +
    fill('M10 -72C36 -70 50 -50 45 -14C42 -24 34 -33 24 -37Z', cloth.shade, 'opacity=".7"') +
    fill('M44 -22C54 -22 62 -14 60 0C54 -6 48 -10 43 -12Z', cloth.shade) +
    times(7, (index) =>
      dot(-40 + index * 13.3, -24 - Math.sin((index / 6) * Math.PI) * 19, 2.4, trim.light),
    ).join(''),
})

export const bandage = (): Headwear => ({
  front:
    fill('M-45 -20C-30 -34 28 -42 45 -36L46 -22C26 -28 -28 -20 -44 -6Z', '#cfc5b1') +
    fill('M14 -37C26 -40 38 -39 45 -36L46 -22C38 -25 26 -25 14 -23Z', '#000', 'opacity=".16"') +
    line('M-44 -14C-28 -26 28 -34 45 -29', '#a2967f', 1.2) +
    oval(-22, -22, 7, 4.5, PAINT.blood, 'opacity=".75" transform="rotate(-14 -22 -22)"'),
})

/** Around the whole head, the face in an oval. */
export const headscarf = (cloth: Tone): Headwear => ({
  hidesHair: true,
  back: fill(
    'M0 -78C46 -78 62 -42 58 6C56 44 66 72 74 104L-74 104C-66 72 -56 44 -58 6C-62 -42 -46 -78 0 -78Z',
    cloth.shade,
  ),
  front:
    `<path fill-rule="evenodd" fill="${cloth.base}" d="M0 -78C46 -78 62 -42 58 6C56 36 52 58 30 74C12 84 -12 84 -30 74C-52 58 -56 36 -58 6C-62 -42 -46 -78 0 -78ZM0 -45C-26 -45 -38 -24 -38 2C-38 30 -24 54 0 61C24 54 38 30 38 2C38 -24 26 -45 0 -45Z"/>` +
    fill(
      'M20 -76C50 -66 61 -36 58 6C56 36 52 58 30 74C22 78 12 80 4 81L4 60C26 54 38 30 38 2C38 -24 28 -42 10 -45Z',
      cloth.shade,
      'opacity=".55"',
    ) +
    line(
      'M-40 30C-34 52 -18 68 8 76M-48 10C-46 44 -30 66 -8 78M-30 -52C-18 -60 0 -62 14 -58',
      cloth.light,
      1.4,
      'opacity=".55"',
    ),
})

export const turban = (cloth: Tone): Headwear => ({
  hidesHair: true,
  front:
    fill(
      'M-47 -12C-58 -50 -40 -90 0 -92C40 -90 58 -50 47 -12C38 -34 20 -44 0 -34C-20 -44 -38 -34 -47 -12Z',
      cloth.base,
    ) +
    fill('M12 -91C44 -84 57 -48 47 -12C42 -26 34 -34 24 -37Z', cloth.shade, 'opacity=".7"') +
    line(
      'M0 -34C-18 -52 -40 -56 -50 -42M0 -34C-14 -66 -34 -78 -44 -68M0 -34C18 -52 40 -56 50 -42M0 -34C14 -66 34 -78 44 -68M0 -34C-4 -60 -10 -80 -18 -88',
      cloth.shade,
      1.8,
      'opacity=".9"',
    ) +
    line('M-4 -40C-20 -56 -40 -62 -50 -50', cloth.light, 1.4, 'opacity=".5"'),
})
