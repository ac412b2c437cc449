import { PAINT, type Tone } from '../palette.ts'
import { dot, fill, line, oval, times } from '../shapes.ts'

/** A hat: the parts behind and over the head, and the hairstyles that fit below it. */
export type Headwear = { back?: string; front: string; hidesTop?: boolean; hidesHair?: boolean }

type Hat = (cloth: Tone, trim: Tone) => Headwear

const darkSide = (shape: string, { shade }: Tone) =>
  fill(shape, shade, 'opacity=".55" clip-path="url(#dark-side)"')

function brimmed(crown: string, band: string, brim: [y: number, rx: number, ry: number]): Hat {
  return (cloth, trim) => ({
    hidesTop: true,
    front:
      oval(0, brim[0] + 2, brim[1], brim[2], cloth.shade) +
      fill(crown, cloth.base) +
      darkSide(crown, cloth) +
      fill(band, trim.base) +
      darkSide(band, trim) +
      line(
        `M${-brim[1] + 1} ${brim[0] + 1}C${-brim[1] * 0.5} ${brim[0] + brim[2] + 3} ${brim[1] * 0.5} ${brim[0] + brim[2] + 3} ${brim[1] - 1} ${brim[0] + 1}`,
        cloth.light,
        1.6,
        'opacity=".7"',
      ),
  })
}

export const topHat = brimmed(
  'M-37 -34C-39 -62 -42 -88 -41 -104C-20 -110 20 -110 41 -104C42 -88 39 -62 37 -34C20 -29 -20 -29 -37 -34Z',
  'M-37 -34C-37.6 -41 -38 -47 -38.5 -53C-18 -47 18 -47 38.5 -53C38 -47 37.6 -41 37 -34C20 -29 -20 -29 -37 -34Z',
  [-34, 60, 10],
)
export const bowler = brimmed(
  'M-41 -34C-46 -72 -28 -88 0 -88C28 -88 46 -72 41 -34C20 -29 -20 -29 -41 -34Z',
  'M-41 -34C-41.8 -40 -42 -44 -42 -48C-20 -42 20 -42 42 -48C42 -44 41.8 -40 41 -34C20 -29 -20 -29 -41 -34Z',
  [-33, 56, 9],
)
export const wideBrim = brimmed(
  'M-36 -36C-38 -58 -36 -74 -26 -80C-14 -84 -8 -78 0 -77C8 -78 14 -84 26 -80C36 -74 38 -58 36 -36C20 -31 -20 -31 -36 -36Z',
  'M-36 -36C-36.6 -42 -37 -46 -37 -50C-18 -45 18 -45 37 -50C37 -46 36.6 -42 36 -36C20 -31 -20 -31 -36 -36Z',
  [-35, 84, 13],
)
export const witchHat = brimmed(
  'M-38 -36C-30 -64 -22 -86 -10 -104C-4 -112 8 -116 24 -112C18 -108 16 -102 19 -92C24 -74 32 -56 38 -36C20 -31 -20 -31 -38 -36Z',
  'M-38 -36C-36 -42 -34.5 -46 -33 -51C-16 -46 16 -46 33 -51C34.5 -46 36 -42 38 -36C20 -31 -20 -31 -38 -36Z',
  [-35, 78, 12],
)

export const flatCap: Hat = (cloth) => {
  const crown = 'M-46 -28C-54 -56 -30 -76 2 -75C36 -74 56 -54 46 -28C24 -38 -24 -38 -46 -28Z'
  return {
    hidesTop: true,
    front:
      fill(crown, cloth.base) +
      darkSide(crown, cloth) +
      fill('M-44 -30C-22 -42 22 -42 44 -30C36 -22 20 -26 0 -26C-20 -26 -36 -22 -44 -30Z', cloth.shade) +
      line('M-8 -74C-14 -62 -18 -50 -18 -38M20 -72C24 -60 24 -50 22 -39', cloth.light, 1.2, 'opacity=".5"'),
  }
}

export const cap: Hat = (cloth, trim) => {
  const crown = 'M-44 -26C-48 -60 -26 -76 0 -76C26 -76 48 -60 44 -26C22 -34 -22 -34 -44 -26Z'
  return {
    hidesTop: true,
    front:
      fill(crown, cloth.base) +
      darkSide(crown, cloth) +
      fill(
        'M-40 -30C-20 -40 20 -40 40 -30C47 -24 44 -17 40 -17C24 -27 -24 -27 -40 -17C-44 -17 -47 -24 -40 -30Z',
        cloth.shade,
      ) +
      dot(0, -52, 8.5, trim.base) +
      fill('M0 -58L3 -52L0 -46L-3 -52Z', cloth.shade) +
      dot(0, -76, 2.4, cloth.light),
  }
}

export const beanie: Hat = (cloth) => {
  const crown = 'M-44 -24C-49 -60 -28 -79 0 -79C28 -79 49 -60 44 -24Z'
  return {
    hidesTop: true,
    front:
      fill(crown, cloth.base) +
      darkSide(crown, cloth) +
      fill(
        'M-46 -22C-48 -30 -48 -36 -46 -42C-22 -48 22 -48 46 -42C48 -36 48 -30 46 -22C22 -29 -22 -29 -46 -22Z',
        cloth.light,
      ) +
      darkSide(
        'M-46 -22C-48 -30 -48 -36 -46 -42C-22 -48 22 -48 46 -42C48 -36 48 -30 46 -22C22 -29 -22 -29 -46 -22Z',
        cloth,
      ) +
      times(11, (index) =>
        line(
          `M${(index - 5) * 8.2} -${27 + 3 - Math.abs(index - 5) * 0.9}L${(index - 5) * 8.2} -${44 - Math.abs(index - 5) * 0.5}`,
          cloth.shade,
          1,
          'opacity=".5"',
        ),
      ).join(''),
  }
}

export const pillbox: Hat = (cloth, trim) => {
  const drum =
    'M-31 -46C-32 -60 -32 -70 -30 -76C-14 -82 14 -82 30 -76C32 -70 32 -60 31 -46C14 -40 -14 -40 -31 -46Z'
  return {
    front:
      fill(drum, cloth.base) +
      darkSide(drum, cloth) +
      line('M-31 -47C-14 -41 14 -41 31 -47M-30 -75C-14 -69 14 -69 30 -75', trim.base, 2.2) +
      line('M-31 -46C-40 -20 -40 20 -30 46M31 -46C40 -20 40 20 30 46', PAINT.black, 1.4, 'opacity=".6"') +
      dot(0, -56, 4, trim.light),
  }
}

export const nurseCap: Hat = (_, trim) => ({
  front:
    fill('M-30 -48C-34 -62 -26 -78 0 -82C26 -78 34 -62 30 -48C14 -56 -14 -56 -30 -48Z', '#ded7c8') +
    fill('M4 -81C26 -78 34 -62 30 -48C24 -51 18 -53 12 -54Z', '#000', 'opacity=".16"') +
    line('M-31 -53C-14 -61 14 -61 31 -53', trim.base, 2.6),
})

export const tricorn: Hat = (cloth, trim) => {
  const body =
    'M-70 -44C-44 -64 -30 -84 0 -84C30 -84 44 -64 70 -44C48 -40 24 -26 0 -24C-24 -26 -48 -40 -70 -44Z'
  return {
    hidesTop: true,
    front:
      fill(body, cloth.base) +
      darkSide(body, cloth) +
      line('M-70 -44C-48 -40 -24 -26 0 -24C24 -26 48 -40 70 -44', trim.base, 2.4),
  }
}

export const lampHelmet: Hat = (cloth) => {
  const shell = 'M-45 -26C-50 -62 -28 -80 0 -80C28 -80 50 -62 45 -26C22 -33 -22 -33 -45 -26Z'
  return {
    hidesTop: true,
    front:
      fill(shell, cloth.base) +
      darkSide(shell, cloth) +
      fill('M-52 -25C-26 -37 26 -37 52 -25C40 -21 -40 -21 -52 -25Z', cloth.shade) +
      dot(0, -52, 13, '#2a2622') +
      dot(0, -52, 9.5, '#f6dd9a') +
      dot(0, -52, 26, '#f6dd9a', 'opacity=".14"') +
      dot(-2, -54, 4, '#fff6da'),
  }
}

export const stockingCap: Hat = (cloth) => {
  const sock =
    'M-44 -26C-48 -60 -26 -84 6 -84C40 -84 66 -56 70 -14C62 -26 52 -36 44 -38L44 -26C22 -34 -22 -34 -44 -26Z'
  return {
    hidesTop: true,
    front:
      fill(sock, cloth.base) +
      darkSide(sock, cloth) +
      fill(
        'M-47 -20C-50 -28 -49 -36 -46 -40C-22 -48 22 -48 46 -40C49 -36 50 -28 47 -20C22 -29 -22 -29 -47 -20Z',
        '#d8d2c6',
      ) +
      dot(71, -8, 9, '#d8d2c6') +
      dot(74, -5, 5.5, '#000', 'opacity=".14"'),
  }
}
