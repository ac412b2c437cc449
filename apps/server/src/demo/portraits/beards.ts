import type { Tone } from './palette.ts'
import { fill, line } from './shapes.ts'

const FULL =
  'M-43.5 2C-43 28 -37 50 -23 63C-10 73 10 73 23 63C37 50 43 28 43.5 2C41 14 37 23 30 27.5C22 31 14 29.6 8 30.4C4 30.8 -4 30.8 -8 30.4C-14 29.6 -22 31 -30 27.5C-37 23 -41 14 -43.5 2Z'
const MOUSTACHE =
  'M0 30.6C6 28.4 15 31 18.5 37.6C12 36.4 5 37 0 35.2C-5 37 -12 36.4 -18.5 37.6C-15 31 -6 28.4 0 30.6Z'
const HANDLEBAR =
  'M0 30.6C6 28.6 13 31 18 35C22 38 26 36 27 32C29.4 38 24 42.4 17.6 40C10 37.4 4 37 0 35.4C-4 37 -10 37.4 -17.6 40C-24 42.4 -29.4 38 -27 32C-26 36 -22 38 -18 35C-13 31 -6 28.6 0 30.6Z'
const GOATEE = 'M-10 46C-6 44.6 6 44.6 10 46C12 56 8 68 0 71C-8 68 -12 56 -10 46Z'
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
