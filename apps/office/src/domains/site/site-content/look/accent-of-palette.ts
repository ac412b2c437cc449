import { nearestReadable } from '@nightshift/shared/site/site-content/nearest-readable'
import { PALETTES, type PaletteName } from '@nightshift/shared/site/site-content/palettes'

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text)

/** The accent after a change of palette: a suggestion is replaced by one of the new palette, an own colour stays. */
export function accentOfPalette(
  palette: PaletteName,
  { from, accent }: { from: PaletteName; accent: string },
) {
  const isSuggested = (name: PaletteName) => (PALETTES[name].accents as readonly string[]).includes(accent)
  if (!isColour(accent) || (isSuggested(from) && !isSuggested(palette))) return PALETTES[palette].accents[0]
  return nearestReadable(palette, accent)
}
