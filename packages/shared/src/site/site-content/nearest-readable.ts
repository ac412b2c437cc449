import { channelsOf } from './contrast.ts'
import { isReadableAccent, type PaletteName } from './palettes.ts'

const STEPS = 255

/**
 * The accent itself where it is readable on the palette; otherwise the first readable colour on its way to white,
 * which keeps the hue. White is readable on every palette.
 */
export function nearestReadable(palette: PaletteName, accent: string) {
  for (let step = 0; step < STEPS; step++) {
    const lighter = lightened(accent, step / STEPS)
    if (isReadableAccent(palette, lighter)) return lighter
  }
  return '#ffffff'
}

const lightened = (colour: string, share: number) =>
  `#${channelsOf(colour)
    .map((value) =>
      Math.round(value + (255 - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
