import type { Tone } from '../palette.ts'
import { fill, line } from '../shapes.ts'

const FULL =
  'M-43.5 0C-43 28 -37 50 -23 63C-10 73 10 73 23 63C37 50 43 28 43.5 0C42 14 39 27 33 33C28 37.4 22 36 17 32.6C12 29.4 6 30 0 31C-6 30 -12 29.4 -17 32.6C-22 36 -28 37.4 -33 33C-39 27 -42 14 -43.5 0Z'
const MOUSTACHE =
  'M0 30.6C6 28.4 15 31 18.5 37.6C12 36.4 5 37 0 35.2C-5 37 -12 36.4 -18.5 37.6C-15 31 -6 28.4 0 30.6Z'
const HANDLEBAR =
  'M0 30.6C6 28.6 13 31 18 35C22 38 26 36 27 32C29.4 38 24 42.4 17.6 40C10 37.4 4 37 0 35.4C-4 37 -10 37.4 -17.6 40C-24 42.4 -29.4 38 -27 32C-26 36 -22 38 -18 35C-13 31 -6 28.6 0 30.6Z'
const GOATEE = 'M-9.5 45.6C-5 44.8 5 44.8 9.5 45.6C10 54 6 64 0 69C-6 64 -10 54 -9.5 45.6Z'
const STRANDS =
  'M-26 48C-18 58 -10 64 -4 66M26 48C18 58 10 64 4 66M-34 30C-31 40 -27 46 -23 50M34 30C31 40 27 46 23 50'

/** Beards by name, drawn under the mouth. */
export const BEARDS = {
  none: () => '',
  stubble: ({ base }: Tone) => fill(FULL, base, 'opacity=".24"') + fill(MOUSTACHE, base, 'opacity=".18"'),
  full: ({ base, shade }: Tone) =>
    fill(FULL, base) + line(STRANDS, shade, 1.3, 'opacity=".8"') + fill(MOUSTACHE, base),
  moustache: ({ base }: Tone) => fill(MOUSTACHE, base),
  handlebar: ({ base }: Tone) => fill(HANDLEBAR, base),
  goatee: ({ base }: Tone) => fill(GOATEE, base) + fill(MOUSTACHE, base),
}

export type Beard = keyof typeof BEARDS
