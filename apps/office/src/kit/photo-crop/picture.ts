import { type Size, workingSize } from './geometry.ts'

/** A picture for cropping: its pixels, and the same as a blob for an <img>. */
export type Picture = { canvas: HTMLCanvasElement; blob: Blob }

/** Decodes a file off the main thread, with its EXIF orientation applied. */
export async function readPicture(file: Blob) {
  const bitmap = await createImageBitmap(file)
  try {
    return await pictureOf(bitmap, bitmap)
  } finally {
    bitmap.close()
  }
}

/** A picture from a bitmap, or from the current video frame. */
export async function pictureOf(source: CanvasImageSource, size: Size): Promise<Picture> {
  const { width, height } = workingSize(size)
  const canvas = drawOnWhite({ width, height }, (context) => context.drawImage(source, 0, 0, width, height))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The picture cannot be shown')
  return { canvas, blob }
}

/** A canvas with a white background, because JPEG has no transparency. */
export function drawOnWhite({ width, height }: Size, draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no room for another picture')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  draw(context)
  return canvas
}
