import type { PaletteName } from '@nightshift/shared/site/site-content/palettes'

/** Fog, moons, a fence and torn edges suit the palettes of a haunt; the others are drawn with straight lines. */
export const decorOf = (palette: PaletteName) =>
  palette === 'night' || palette === 'frost' ? 'haunt' : 'plain'
