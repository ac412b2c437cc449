// Without zod: the public pages load this module.

/** WCAG 2 level AA for text. */
export const AA = 4.5

/** The contrast ratio of two colours like #e59a4c, from 1 to 21. */
export function contrastOf(one: string, other: string) {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance, as WCAG defines it. */
function luminanceOf(colour: string) {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
