// Without zod: the public pages load this module.

/** The public address of an uploaded picture in one width and format. */
export const pictureAddress = (id: string, width: number, format: 'avif' | 'webp') =>
  `/pictures/${id}-${width}.${format}`
