import { z } from 'zod'

/** At most so many bytes as an image; as text in a data URL that is a third more. */
export const IMAGE_MAX_BYTES = 512 * 1024
const LONGEST = Math.ceil((IMAGE_MAX_BYTES * 4) / 3) + 64

/** A picture as a browser sends it. What is really inside is checked by the server. */
export const ImageDataUrl = z
  .string()
  .max(LONGEST)
  .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/)

export const PHOTO_SIZE = { width: 250, height: 250 }
export const LOGO_SIZE = { width: 500, height: 125 }
