// Without zod: the public pages load this module.

/** The public address of an uploaded picture in one width and format. */
export const pictureAddress = (id: string, width: number, format: 'avif' | 'webp') =>
  `/pictures/${id}-${width}.${format}`

/** The address of a small version of a picture of the library; the build of the site writes it. */
export const libraryThumbnail = (name: string) => `/library/${name}.webp`
