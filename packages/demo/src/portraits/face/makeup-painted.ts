import { type Makeup, smoke } from '../paint.ts'
import { PAINT } from '../palette.ts'
import { both, dot, fill, group, line, oval, times } from '../shapes.ts'

/** Face paint, by name. */
export const PAINTED = {
  none: (): Makeup => ({}),

  /** Light makeup, for people who do not act. */
  kohl: (): Makeup => ({ under: smoke(13, 0.6), lips: '#7a2f33' }),

  skull: (): Makeup => ({
    coversChin: true,
    skin: { base: PAINT.white, shade: '#a49d92', light: '#fbf8f0' },
    under:
      both(
        oval(18.4, 0.5, 15, 14, PAINT.black) +
          fill('M42 12C36 17 29 27 27 41C32 35 39 27 44 18Z', PAINT.black, 'opacity=".85"') +
          line('M33 -34C36 -40 34 -46 38 -50', PAINT.black, 1.1, 'opacity=".6"'),
      ) +
      fill(
        'M0 13C-4 17 -7 23 -5.6 27C-3.4 28.4 -1.4 27 0 24C1.4 27 3.4 28.4 5.6 27C7 23 4 17 0 13Z',
        PAINT.black,
      ),
    over:
      line('M-27 40C-14 41.6 14 41.6 27 40', PAINT.black, 1.6) +
      times(9, (index) =>
        line(
          `M${(index - 4) * 5.4} ${34.4 + Math.abs(index - 4) * 0.5}L${(index - 4) * 5.4} ${46.6 - Math.abs(index - 4) * 0.6}`,
          PAINT.black,
          1.3,
        ),
      ).join(''),
    lips: '#cfc8ba',
    isUncanny: true,
    hidesBrows: true,
  }),

  halfSkull: (): Makeup => ({
    coversChin: true,
    under: group(
      fill('M0 -64L60 -64L60 70L0 70Z', PAINT.white) +
        oval(18.4, 0.5, 15, 14, PAINT.black) +
        fill('M42 12C36 17 29 27 27 41C32 35 39 27 44 18Z', PAINT.black, 'opacity=".85"') +
        fill('M0 14C4 17 7 23 5.6 27C3.4 28.4 1.4 27 0 25Z', PAINT.black),
      'transform="scale(-1 1)"',
    ),
    over: group(
      line('M1 40C12 41.4 20 41 28 39.4', PAINT.black, 1.6) +
        times(6, (index) =>
          line(
            `M${2 + index * 4.8} ${34.6 + index * 0.4}L${2 + index * 4.8} ${46.4 - index * 0.6}`,
            PAINT.black,
            1.3,
          ),
        ).join('') +
        line('M0 -61C2 -44 -2 -30 1 -16C-1 0 1 14 0 30C1 44 -1 54 0 64', '#00000055', 1),
      'transform="scale(-1 1)"',
    ),
  }),

  pierrot: (): Makeup => ({
    coversChin: true,
    skin: { base: PAINT.white, shade: '#aaa297', light: '#faf6ee' },
    under: both(
      fill(
        'M18.4 -30C21 -18 22 -8 21.4 0C22 12 20.6 24 18.4 33C16.2 24 14.8 12 15.4 0C14.8 -8 15.8 -18 18.4 -30Z',
        PAINT.black,
      ),
    ),
    over: fill('M-29 18C-31 22 -33 25 -32.6 28C-32 31 -27 31 -26.2 28C-26 25 -27.6 22 -29 18Z', '#27384a'),
    lips: '#7d1216',
    hidesBrows: true,
  }),

  harlequin: (): Makeup => ({
    coversChin: true,
    skin: { base: '#e6dfd1', shade: '#a0988c', light: '#f7f2e8' },
    under:
      fill('M18.4 -24L31 0L18.4 27L6 0Z', PAINT.blood) +
      fill('M-18.4 -24L-31 0L-18.4 27L-6 0Z', PAINT.black) +
      both(dot(31, 22, 1.6, PAINT.black) + dot(33, 28, 1.3, PAINT.black)),
    lips: '#8e1418',
    hidesBrows: true,
  }),

  doll: (): Makeup => ({
    coversChin: true,
    skin: { base: '#ecd9cb', shade: '#b5968a', light: '#faeee4' },
    under: both(dot(28, 22, 9.5, '#c96a5f', 'opacity=".4"')) + smoke(11, 0.5),
    over: line(
      'M-34 -46L-29 -34L-33 -26L-26 -16L-29 -8M-29 -34L-21 -30L-19 -22M-26 -16L-18 -14M-33 -26L-40 -22',
      '#3b2a26',
      1.2,
    ),
    lips: '#9c2b34',
  }),

  raven: (): Makeup => ({
    under: fill(
      'M-46 -10C-30 -20 -12 -16 0 -11C12 -16 30 -20 46 -10L45 3C38 1 40 9 33 9C34 4 28 14 22 12C18 8 12 10 8 7C4 3 -4 3 -8 7C-12 10 -18 8 -22 12C-28 14 -34 4 -33 9C-40 9 -38 1 -45 3Z',
      PAINT.black,
    ),
    lips: '#241a1c',
    isUncanny: true,
    hidesBrows: true,
  }),

  moon: (): Makeup => ({
    under: smoke(14, 0.75),
    over:
      fill(
        'M5 -46C-2 -45 -5 -39 -3 -34C-1 -29 5 -28 8 -31C2 -31 -0.4 -35 0.4 -39C1 -42 3 -44.6 5 -46Z',
        PAINT.gold,
      ) +
      both(
        times(4, (index) =>
          dot(12 + index * 6.6, 15 + index * index * 0.5, 1.5 - index * 0.15, PAINT.gold),
        ).join(''),
      ) +
      dot(0, 53, 1.5, PAINT.gold),
    lips: '#4d2033',
  }),

  soot: (): Makeup => ({
    under:
      oval(-27, 18, 17, 8, 'url(#smoke)', 'opacity=".62" transform="rotate(-18 -27 18)"') +
      oval(20, -36, 19, 7, 'url(#smoke)', 'opacity=".55" transform="rotate(14 20 -36)"') +
      oval(22, 46, 14, 8, 'url(#smoke)', 'opacity=".5" transform="rotate(-30 22 46)"') +
      line('M-38 22L-22 15M-36 27L-24 21', '#17120f', 1.4, 'opacity=".5"') +
      smoke(12, 0.55),
  }),
} satisfies Record<string, () => Makeup>
