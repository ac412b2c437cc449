import { z } from 'zod'

/** The size limit of an image in bytes; base64 makes it a third longer. */
export const IMAGE_MAX_BYTES = 512 * 1024
const LONGEST = Math.ceil((IMAGE_MAX_BYTES * 4) / 3) + 64

/** An image as a data URL. The server checks its actual content. */
export const ImageDataUrl = z
  .string()
  .max(LONGEST)
  .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/)

export const PHOTO_SIZE = { width: 250, height: 250 }
export const LOGO_SIZE = { width: 500, height: 125 }
