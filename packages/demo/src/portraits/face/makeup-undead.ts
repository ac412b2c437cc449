import { type Makeup, smoke } from '../paint.ts'
import { PAINT, type Skin } from '../palette.ts'
import { both, dot, fill, group, line, times } from '../shapes.ts'

const PALLOR: Partial<Skin> = { base: '#d8d2c6', shade: '#9a938b', light: '#efeae0', lip: '#8d6a66' }

const cross = (d: string) => line(d, '#241512', 1.5)
const stitchesAlong = (from: number, to: number, y: number, sag: number, count: number) =>
  times(count, (index) => {
    const along = index / (count - 1)
    const x = from + (to - from) * along
    const at = y + Math.sin(along * Math.PI) * sag
    return cross(`M${x.toFixed(1)} ${(at - 3.4).toFixed(1)}L${(x + 0.8).toFixed(1)} ${(at + 3.4).toFixed(1)}`)
  }).join('')

/** Makeup of zombies and the like, by name. */
export const UNDEAD = {
  hollow: (): Makeup => ({
    coversChin: true,
    skin: PALLOR,
    under: smoke(17, 1) + both(fill('M40 14C34 20 26 30 24 42C32 34 38 26 42 16Z', '#000', 'opacity=".2"')),
    lips: '#57464a',
    isUncanny: true,
  }),

  stitched: (): Makeup => ({
    coversChin: true,
    under: smoke(14, 0.7),
    over:
      line('M-13 39C-22 37 -30 32 -36 24M13 39C22 37 30 32 36 24', '#3a1a17', 1.8) +
      both(stitchesAlong(15, 36, 39, -1, 2) + cross('M21 33L24 40M27 30L31 36M32 25L37 30')),
    lips: '#5d2a28',
  }),

  scar: (): Makeup => ({
    under: smoke(12, 0.5),
    over:
      line('M-30 -32C-24 -16 -22 4 -26 26', '#7a2a26', 2.4) +
      times(6, (index) =>
        cross(
          `M${-31 + Math.sin(index) * 1.4} ${-24 + index * 9}L${-20 + Math.sin(index) * 1.4} ${-22 + index * 9}`,
        ),
      ).join(''),
  }),

  vampire: (): Makeup => ({
    coversChin: true,
    skin: { base: '#ddd5cb', shade: '#a0958e', light: '#f1ece4' },
    under:
      smoke(15, 0.85) + both(fill('M40 16C34 22 28 32 26 42C33 35 38 28 42 18Z', '#3a2630', 'opacity=".24"')),
    over:
      both(fill('M4.6 40.2L6 45.4L7.8 40.1Z', '#f2ede2')) +
      line('M-11.6 40.4C-12.6 46 -11.6 50 -12.4 56', PAINT.blood, 1.8) +
      dot(-12.4, 57, 1.7, PAINT.blood),
    lips: '#7c1217',
    isUncanny: true,
  }),

  tears: (): Makeup => ({
    coversChin: true,
    skin: PALLOR,
    under: smoke(15, 0.95),
    over: both(
      line('M15 6C14.4 18 16 30 14.6 44M21 6.4C21.6 16 20.6 24 21.4 33', PAINT.black, 1.8, 'opacity=".85"'),
    ),
    lips: '#2b1d1f',
  }),

  bog: (): Makeup => ({
    coversChin: true,
    skin: { base: '#8d9a75', shade: '#55634a', light: '#aab694', lip: '#4b5540' },
    under:
      smoke(15, 0.8) +
      both(
        line(
          'M43 -20C36 -14 34 -8 33 -2M42 18C36 22 32 28 31 36M30 -52C28 -44 24 -40 24 -34',
          '#3d4a35',
          1.3,
          'opacity=".8"',
        ),
      ) +
      fill('M-44 -60C-30 -50 -24 -44 -14 -42C-20 -36 -24 -40 -28 -32C-32 -40 -38 -38 -44 -34Z', '#5d6b44'),
    lips: '#4a5340',
    isUncanny: true,
  }),

  cracked: (): Makeup => ({
    under: smoke(13, 0.7),
    over:
      line(
        'M-38 -40L-30 -28L-34 -18L-24 -8M-30 -28L-20 -26M36 8L28 18L32 28L22 38L24 48M28 18L18 20M32 28L40 32',
        '#1c0f0a',
        3,
      ) +
      line(
        'M-38 -40L-30 -28L-34 -18L-24 -8M-30 -28L-20 -26M36 8L28 18L32 28L22 38L24 48M28 18L18 20M32 28L40 32',
        PAINT.ember,
        1.3,
      ),
    isUncanny: true,
  }),

  straw: (): Makeup => ({
    coversChin: true,
    skin: { base: '#c2a273', shade: '#86693f', light: '#d9bd90', lip: '#6b4a2c' },
    under:
      smoke(14, 0.8) +
      fill('M0 12L8 27L-8 27Z', '#6a3b1d', 'opacity=".9"') +
      group(
        times(6, (index) => line(`M-60 ${-50 + index * 20}L60 ${-56 + index * 20}`, '#86693f', 0.8)).join(''),
        'opacity=".5"',
      ),
    over: line('M-30 32C-18 42 18 42 30 32', '#2c1a10', 1.8) + stitchesAlong(-27, 27, 33.6, 5.6, 9),
    lips: '#8a6a43',
  }),

  frost: (): Makeup => ({
    coversChin: true,
    skin: { base: '#c9d4da', shade: '#8496a1', light: '#eef4f6', lip: '#6c7f8c' },
    under:
      smoke(13, 0.45) +
      both(
        line('M40 6L26 14M36 0L33 14M40 12L30 10', '#fff', 1.2, 'opacity=".8"') +
          dot(30, 20, 1.2, '#fff') +
          dot(25, 25, 1, '#fff'),
      ),
    lips: '#54707f',
    isUncanny: true,
  }),
} satisfies Record<string, () => Makeup>
