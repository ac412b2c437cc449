import { PAINT } from '../palette.ts'
import { both, dot, fill, line, times } from '../shapes.ts'
import { torso, type Wardrobe } from '../torso.ts'

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
    fill('M26 218L56 214L58 231L28 235Z', '#efe8da') +
    line('M32 222.6L50 220.2M33 228.6L45 227', '#5c554b', 1.6),
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

/** A robe for hoods. */
export const robe: Wardrobe = (cloth, trim) => ({
  body:
    torso(cloth) +
    both(
      fill('M-22 188C-48 200 -60 228 -62 266L-4 266L0 216Z', cloth.base) +
        line('M-22 188C-16 204 -6 214 0 218M-40 206C-46 226 -48 246 -48 264', cloth.shade, 1.8),
    ) +
    line('M-14 214L14 214', trim.shade, 2) +
    dot(-14, 214, 4, trim.base) +
    dot(14, 214, 4, trim.base),
})

/** Wet moss and reeds over something that was a coat. */
export const moss: Wardrobe = (cloth, trim) => ({
  back: both(
    times(5, (index) =>
      line(
        `M${-40 - index * 11} 232C${-46 - index * 12} 206 ${-50 - index * 12} 190 ${-52 - index * 13} ${176 + index * 5}`,
        trim.shade,
        2.4,
      ),
    ).join(''),
  ),
  body:
    torso(cloth) +
    both(
      fill(
        'M0 194C-20 192 -60 204 -92 222C-88 232 -80 228 -76 236C-70 228 -64 232 -60 246C-54 232 -48 228 -42 240C-38 226 -32 222 -26 234C-22 220 -14 216 -10 226C-8 216 -4 212 0 214Z',
        trim.shade,
      ) +
        fill(
          'M0 190C-20 188 -56 200 -80 214C-76 222 -70 218 -66 226C-60 216 -54 218 -50 228C-44 216 -38 214 -34 222C-28 210 -20 208 -16 216C-12 206 -6 204 0 206Z',
          trim.base,
        ),
    ) +
    times(6, (index) => dot(-60 + index * 24, 208 + (index % 2) * 8, 2, trim.light)).join(''),
})

/** A collar of black feathers. */
export const feathers: Wardrobe = (cloth, trim) => {
  const plume = (x: number, y: number, turn: number, length: number, color: string) =>
    fill(
      `M0 0C-8 ${-length * 0.4} -7 ${-length * 0.8} 0 ${-length}C7 ${-length * 0.8} 8 ${-length * 0.4} 0 0Z`,
      color,
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    )
  return {
    back: both(
      times(6, (index) =>
        plume(-22 - index * 10, 214, -20 - index * 12, 62 - index * 5, index % 2 ? cloth.shade : cloth.base),
      ).join(''),
    ),
    body:
      torso(cloth) +
      both(
        times(7, (index) =>
          plume(
            -8 - index * 13,
            212 + index * 4,
            -165 + index * 9,
            34,
            index % 2 ? cloth.light : cloth.shade,
          ),
        ).join(''),
      ) +
      fill('M-20 184C-8 194 8 194 20 184L24 200C10 210 -10 210 -24 200Z', cloth.shade) +
      fill('M0 197L5 204L0 213L-5 204Z', trim.base),
  }
}
