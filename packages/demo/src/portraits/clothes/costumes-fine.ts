import { both, dot, fill, line, oval, times } from '../shapes.ts'
import { lapels, SHOULDERS, shirt, torso, type Wardrobe } from '../torso.ts'

export const coat: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    shirt() +
    fill('M-6 200L6 200L4 210L9 252L0 262L-9 252L-4 210Z', trim.base) +
    fill('M0 200L6 200L4 210L9 252L0 262Z', trim.shade) +
    lapels(cloth),
})

export const tailcoat: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    shirt() +
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
    shirt() +
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
