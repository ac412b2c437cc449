import { both, dot, fill, line, times } from '../shapes.ts'
import { lapels, shirt, torso, type Wardrobe } from '../torso.ts'

const bowTie = (base: string, shade: string) =>
  both(fill('M0 203L-18 194L-17 214Z', base)) + fill('M0 203L18 194L17 214Z', shade) + dot(0, 203.5, 4, shade)

export const waistcoat: Wardrobe = (cloth, trim) => ({
  body:
    torso({ base: '#c9c0b0', shade: '#8d8476' }) +
    shirt() +
    both(
      fill('M-24 194L-58 208C-54 232 -54 250 -54 266L0 266L0 246Z', cloth.base) +
        line('M-24 194L0 246', cloth.light, 1.6) +
        line('M-78 216C-72 232 -70 250 -70 264', '#8d8476', 1.2),
    ) +
    fill('M24 194L58 208C54 232 54 250 54 266L0 266L0 246Z', cloth.shade, 'opacity=".55"') +
    dot(0, 254, 2.4, trim.light) +
    bowTie(trim.base, trim.shade),
})

export const dinnerJacket: Wardrobe = (cloth, trim) => ({
  body: torso(cloth) + shirt() + lapels(cloth) + bowTie(trim.base, trim.shade),
})

/** The crew's shirt with a pass on a cord. */
export const crewShirt: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    line('M-25 193C-14 212 14 212 25 193', cloth.light, 3.4) +
    line('M-27 194C-24 208 -10 222 0 226M27 194C24 208 10 222 0 226', trim.base, 3) +
    '<rect x="-13" y="224" width="26" height="30" rx="2.5" fill="#e6dfd0"/>' +
    '<rect x="-8" y="230" width="10" height="11" fill="#8f8675"/><path d="M-8 246H8M-8 250H3" stroke="#8f8675" stroke-width="1.6"/>',
})

export const jacket: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    both(
      fill('M-6 214L-24 182C-32 188 -34 198 -32 206L-10 226Z', cloth.light) +
        line('M-24 182L-6 214', cloth.shade, 1.4) +
        line('M-60 208C-58 228 -56 246 -56 264', cloth.shade, 1.4),
    ) +
    line('M0 218L0 264', trim.light, 1.6) +
    fill('M34 228L58 224L59 236L35 240Z', trim.base),
})

/** High-visibility vest for parking staff. */
export const vest: Wardrobe = (cloth, trim) => ({
  body:
    torso({ base: '#34373c', shade: '#212327' }) +
    both(
      fill('M-24 194L-64 209C-60 234 -60 250 -60 266L-3 266L-3 244Z', cloth.base) +
        fill('M-50 204L-38 200L-34 266L-46 266Z', trim.light),
    ) +
    fill('M24 194L64 209C60 234 60 250 60 266L3 266L3 244Z', cloth.shade, 'opacity=".5"') +
    line('M-20 192C-10 206 10 206 20 192', '#4c5056', 4),
})

export const tunic: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    fill('M-26 184C-12 194 12 194 26 184L28 200C12 210 -12 210 -28 200Z', cloth.light) +
    line('M-28 200C-12 210 12 210 28 200M-26 185C-12 195 12 195 26 185', trim.base, 1.8) +
    both(
      times(
        4,
        (index) =>
          dot(-13, 216 + index * 14, 3.2, trim.light) +
          line(`M-13 ${216 + index * 14}L-30 ${212 + index * 14}`, trim.base, 1.8),
      ).join(''),
    ) +
    both(fill('M-92 220C-98 224 -103 231 -104 240L-74 226C-78 219 -84 217 -92 220Z', trim.base)),
})

export const shawl: Wardrobe = (cloth, trim, skin) => ({
  body:
    torso({ base: skin.base, shade: skin.shade }) +
    both(
      fill('M-16 192C-44 200 -92 212 -106 264L-12 264C-22 240 -24 212 -16 192Z', cloth.base) +
        line('M-16 193C-24 212 -22 240 -12 264', trim.base, 2) +
        times(6, (index) =>
          line(
            `M${-20 + index * 0.4} ${206 + index * 10}L${-12 + index * 0.6} ${212 + index * 10}`,
            trim.base,
            1.4,
          ),
        ).join('') +
        line('M-50 208C-58 226 -58 246 -54 264M-74 216C-82 232 -84 248 -82 264', cloth.shade, 1.6),
    ) +
    times(7, (index) => dot(-15 + index * 5, 205 + Math.sin((index / 6) * Math.PI) * 9, 3, trim.light)).join(
      '',
    ) +
    dot(0, 222, 5, trim.base),
})

/** Fur at the collar, for snow machines. */
export const parka: Wardrobe = (cloth, trim) => {
  const tufts = (y: number, reach: number, color: string) =>
    fill(
      `M${-reach} ${y - 12}${times(13, (index) => {
        const x = -reach + (index * reach) / 6
        const sag = Math.sin((index / 12) * Math.PI) * 12
        return `L${(x - 2).toFixed(1)} ${(y + sag + 6).toFixed(1)}L${(x + reach / 12).toFixed(1)} ${(y + sag).toFixed(1)}`
      }).join(
        '',
      )}L${reach} ${y - 12}C${reach * 0.6} ${y - 22} ${reach * 0.4} ${y - 8} 0 ${y - 8}C${-reach * 0.4} ${y - 8} ${-reach * 0.6} ${y - 22} ${-reach} ${y - 12}Z`,
      color,
    )
  return {
    back: fill('M-62 204C-58 176 -30 168 0 168C30 168 58 176 62 204Z', '#8d8270'),
    body:
      torso(cloth) +
      line('M0 214L0 264', trim.light, 2) +
      both(line('M-50 240L-24 244', cloth.light, 2)) +
      tufts(208, 64, '#a3967f') +
      tufts(200, 56, '#cbbfa8'),
  }
}
