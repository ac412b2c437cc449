// Without zod: the public pages may load this module.

/** What a picture of the site is for. */
export const PICTURE_PURPOSES = ['hero', 'attraction', 'join', 'logo', 'social'] as const
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number]

/** The smallest width of an upload in pixels. A logo is shown small. */
export const MIN_WIDTHS: Record<PicturePurpose, number> = {
  hero: 640,
  attraction: 640,
  join: 640,
  logo: 96,
  social: 640,
}

/** The widths that the pages use, in pixels. */
export const PICTURE_WIDTHS = [640, 1000, 1600, 1920]

/** The widths that a picture is encoded in: never above its own. */
export function widthsFor(width: number) {
  const widths = PICTURE_WIDTHS.filter((each) => each <= width)
  return widths.length ? widths : [width]
}

/** The largest picture that is decoded: against decompression bombs. */
export const MAX_MEGAPIXELS = 60

/** The most that one encoded file may have, in bytes. WebP is for browsers without AVIF. */
export const FILE_MAX_BYTES = { avif: 400_000, webp: 600_000 }

/** How many uploaded pictures a festival can have. */
export const PICTURES_PER_FESTIVAL = 500
