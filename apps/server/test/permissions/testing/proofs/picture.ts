import sharp from 'sharp'

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#703' } })
  .png()
  .toBuffer()

/** A small picture as a data URL. */
export const PICTURE = `data:image/png;base64,${png.toString('base64')}`
