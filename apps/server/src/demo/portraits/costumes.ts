import { PAINT, type Skin, type Tone } from './palette.ts'
import { both, dot, fill, line, mirrored, oval, times } from './shapes.ts'

// Shoulders are drawn about the middle of the picture's width; the neck comes down to 200.

/** Behind the head, around the neck, and before the chin. */
export type Costume = { back?: string; body: string }

export type Wardrobe = (cloth: Tone, trim: Tone, skin: Skin) => Costume

const SHOULDERS = mirrored(
  [0, 178],
  [
    [6, 190, 14, 196, 34, 202],
    [74, 212, 104, 224, 108, 264],
    [60, 264, 30, 264, 0, 264],
  ],
)

const torso = ({ base, shade }: Tone) =>
  fill(SHOULDERS, base) + fill(SHOULDERS, shade, 'opacity=".6" clip-path="url(#dark-torso)"')

const lapels = ({ base, light, shade }: Tone) =>
  both(
    fill('M-20 192L-48 206L-42 224L-50 228L-8 266L0 266L0 252Z', base) +
      line('M-20 192L-48 206L-42 224L-50 228L-10 266', shade, 1.6) +
      line('M-19 195L-1 250', light, 1, 'opacity=".5"'),
  )

const shirt = ({ base, shade }: Tone) =>
  fill('M-22 190L0 258L22 190L12 184L-12 184Z', base) +
  fill('M4 190L0 258L22 190L12 184Z', shade, 'opacity=".7"') +
  both(fill('M-12 184L-23 190L-12 208L0 196Z', base) + line('M-23 190L-12 208L0 197', shade, 1.2))

export const coat: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    shirt({ base: '#cfc6b6', shade: '#938a7b', light: '#fff' }) +
    fill('M-6 200L6 200L4 210L9 252L0 262L-9 252L-4 210Z', trim.base) +
    fill('M0 200L6 200L4 210L9 252L0 262Z', trim.shade) +
    lapels(cloth),
})

export const tailcoat: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    shirt({ base: '#d8cfbe', shade: '#9c9282', light: '#fff' }) +
    lapels(cloth) +
    both(
      fill('M-88 218C-96 222 -102 230 -104 240L-70 226C-72 220 -78 216 -88 218Z', trim.base) +
        times(5, (index) =>
          line(
            `M${-101 + index * 7.4} ${238 - index * 3}L${-101 + index * 7.4} ${250 - index * 3}`,
            trim.base,
            2,
          ),
        ).join('') +
        times(2, (index) =>
          line(
            `M-36 ${234 + index * 13}C-28 ${237 + index * 13} -20 ${237 + index * 13} -12 ${234 + index * 13}`,
            trim.base,
            2,
          ),
        ).join(''),
    ) +
    both(
      fill('M0 202L-17 194L-16 214Z', trim.base) +
        fill('M0 202L-17 194L-16 214Z', trim.shade, 'opacity=".25"'),
    ) +
    dot(0, 203, 4, trim.shade),
})

export const cape: Wardrobe = (cloth, trim) => ({
  back: both(
    fill('M0 230L-66 148C-62 178 -70 206 -84 226L0 260Z', cloth.shade) +
      fill('M0 230L-64 153C-58 182 -62 206 -72 226L0 250Z', trim.shade),
  ),
  body:
    torso(cloth) +
    shirt({ base: '#cfc6b6', shade: '#938a7b', light: '#fff' }) +
    both(
      fill('M-22 190C-52 200 -92 212 -106 262L-12 262Z', cloth.base) +
        line('M-22 191L-12 262', trim.base, 1.6),
    ) +
    fill('M0 198C-8 202 -12 214 -9 228C-5 236 5 236 9 228C12 214 8 202 0 198Z', '#ded6c6') +
    line('M-4 206C-6 214 -5 222 -3 230M4 206C6 214 5 222 3 230', '#978d7d', 1.2) +
    dot(0, 201, 4.4, trim.base) +
    dot(-1.2, 199.8, 1.4, trim.light),
})

export const ruff: Wardrobe = (cloth, trim) => {
  const pleats = (y: number, rx: number, ry: number, color: string, edge: string) =>
    times(17, (index) => {
      const angle = (index / 16) * Math.PI
      const x = -Math.cos(angle) * rx
      return oval(
        x,
        y + Math.sin(angle) * ry,
        9.5,
        13,
        color,
        `stroke="${edge}" stroke-width="1" transform="rotate(${(index - 8) * -9} ${x.toFixed(1)} ${(y + Math.sin(angle) * ry).toFixed(1)})"`,
      )
    }).join('')
  return {
    back: oval(0, 190, 62, 14, '#8f887c'),
    body:
      torso(cloth) +
      both(fill('M-14 214L-34 236L-14 258L0 236Z', trim.base, 'opacity=".9"')) +
      dot(0, 240, 6, trim.light) +
      pleats(194, 62, 16, '#d9d2c3', '#a39b8d') +
      pleats(188, 44, 12, '#e9e3d6', '#b3ab9c'),
  }
}

export const gown: Wardrobe = (cloth, trim, skin) => ({
  body:
    fill(SHOULDERS, skin.base) +
    fill(SHOULDERS, skin.shade, 'opacity=".5" clip-path="url(#dark-torso)"') +
    line('M-30 210C-20 214 -12 214 -6 211M30 210C20 214 12 214 6 211', skin.shade, 1.6, 'opacity=".7"') +
    fill(
      'M-70 211C-54 236 -26 246 0 238C26 246 54 236 70 211C96 219 106 236 108 266L-108 266C-106 236 -96 219 -70 211Z',
      cloth.base,
    ) +
    fill('M0 238C26 246 54 236 70 211C96 219 106 236 108 266L10 266Z', cloth.shade, 'opacity=".7"') +
    line('M-70 211C-54 236 -26 246 0 238C26 246 54 236 70 211', trim.base, 2) +
    fill('M-19 184C-8 191 8 191 19 184L19 192C8 199 -8 199 -19 192Z', cloth.shade) +
    oval(0, 198, 5, 6, trim.base) +
    oval(-1, 196.6, 2, 2.4, trim.light),
})

export const lace: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    fill('M-19 176C-8 182 8 182 19 176L24 204C10 214 -10 214 -24 204Z', cloth.light) +
    times(9, (index) =>
      dot(-20 + index * 5, 205 + Math.sin((index / 8) * Math.PI) * 6, 3.2, cloth.light),
    ).join('') +
    line('M-19 178C-8 184 8 184 19 178M-20 184C-8 190 8 190 20 184', cloth.shade, 1.2) +
    times(4, (index) => dot(0, 224 + index * 11, 2, trim.base)).join('') +
    both(
      line(
        'M-44 208C-40 228 -36 246 -34 264M-62 212C-60 232 -56 250 -54 264',
        cloth.light,
        1.1,
        'opacity=".6"',
      ),
    ) +
    oval(0, 199, 7.5, 9, trim.base) +
    oval(0, 199, 5, 6.4, '#e3dac8') +
    line('M0 195C-2 197 -2 200 0 203', trim.shade, 1),
})

export const patient: Wardrobe = (cloth) => ({
  body:
    torso(cloth) +
    fill('M-24 193C-14 216 14 216 24 193L16 186L-16 186Z', cloth.shade, 'opacity=".8"') +
    line('M-26 194C-16 220 16 220 26 194', cloth.shade, 2) +
    both(
      times(4, (index) =>
        line(
          `M${-34 - index * 18} ${207 + index * 5}L${-32 - index * 17} 264`,
          cloth.shade,
          1,
          'opacity=".55"',
        ),
      ).join(''),
    ) +
    fill('M30 226L62 222L64 240L32 244Z', '#efe8da') +
    line('M36 231L56 228.6M36 237L50 235.4', '#5c554b', 1.6),
})

export const straps: Wardrobe = (cloth, trim) => {
  const strap = (y: number) =>
    fill(
      `M-100 ${y + 4}C-50 ${y - 8} 50 ${y - 8} 100 ${y + 4}L100 ${y + 15}C50 ${y + 3} -50 ${y + 3} -100 ${y + 15}Z`,
      trim.shade,
    ) +
    `<rect x="-11" y="${y - 6}" width="22" height="14" rx="2" fill="none" stroke="#a8a29a" stroke-width="2.4"/>` +
    line(`M0 ${y - 5}L0 ${y + 7}`, '#a8a29a', 2)
  return {
    body:
      torso(cloth) +
      fill('M-26 188C-12 200 12 200 26 188L30 206C12 216 -12 216 -30 206Z', cloth.light) +
      line('M-30 206C-12 216 12 216 30 206', cloth.shade, 1.6) +
      strap(222) +
      strap(248),
  }
}

export const plaid: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    `<g clip-path="url(#torso)" opacity=".55">${times(7, (index) => line(`M${-90 + index * 30} 190L${-90 + index * 30} 264`, trim.shade, 7) + line(`M-110 ${206 + index * 20}L110 ${206 + index * 20}`, trim.shade, 5)).join('')}</g>` +
    both(
      fill('M-12 184L-26 192L-14 212L0 198Z', cloth.light) + line('M-26 192L-14 212L0 199', cloth.shade, 1.4),
    ) +
    both(fill('M-58 208L-44 204L-34 262L-52 262Z', '#2d3642') + dot(-44, 250, 3.4, '#b9a06a')),
})

export const burlap: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    `<g clip-path="url(#torso)" opacity=".35">${times(15, (index) => line(`M${-105 + index * 15} 190L${-105 + index * 15} 264`, cloth.shade, 1) + line(`M-110 ${196 + index * 6}L110 ${196 + index * 6}`, cloth.shade, 1)).join('')}</g>` +
    both(
      times(7, (index) =>
        line(
          `M${-12 - index * 5} ${197 + (index % 3) * 2}L${-20 - index * 7} ${214 + (index % 2) * 8}`,
          '#c9a452',
          2.6,
        ),
      ).join(''),
    ) +
    fill('M-28 190C-12 202 12 202 28 190L26 199C12 209 -12 209 -26 199Z', trim.shade) +
    line('M10 226L44 232M16 222L14 232M24 223L22 234M32 225L30 236', '#1f1812', 1.6),
})

export const apron: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    both(
      fill('M-12 184L-26 191L-14 210L0 198Z', cloth.light) +
        fill('M-42 204L-34 202L-30 232L-40 232Z', trim.shade),
    ) +
    fill('M-42 228L42 228L46 266L-46 266Z', trim.base) +
    fill('M6 228L42 228L46 266L6 266Z', trim.shade, 'opacity=".6"') +
    line('M-41 231L41 231', trim.light, 1.2, 'opacity=".7"'),
})

export const stained: Wardrobe = (cloth, trim, skin) => {
  const { body } = apron(cloth, trim, skin)
  return {
    body: `${body}${fill('M-30 240C-20 234 -12 242 -14 250C-8 254 -12 264 -22 264L-38 264C-42 254 -38 244 -30 240Z', PAINT.blood, 'opacity=".8"')}${dot(14, 244, 4, PAINT.blood, 'opacity=".75"')}${dot(24, 254, 2.4, PAINT.blood, 'opacity=".75"')}`,
  }
}
