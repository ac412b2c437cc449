import { type Size, workingSize } from './geometry.ts'

/** A picture that can be cropped: its pixels, and the same as a file that an element can show. */
export type Picture = { canvas: HTMLCanvasElement; blob: Blob }

/** Opens a file. It is decoded beside the page's own work, and stands as its EXIF orientation says. */
export async function readPicture(file: Blob) {
  const bitmap = await createImageBitmap(file)
  try {
    return await pictureOf(bitmap, bitmap)
  } finally {
    bitmap.close()
  }
}

/** A picture of a bitmap, or of the moment that a video shows. */
export async function pictureOf(source: CanvasImageSource, size: Size): Promise<Picture> {
  const { width, height } = workingSize(size)
  const canvas = drawn({ width, height }, (context) => context.drawImage(source, 0, 0, width, height))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The picture cannot be shown')
  return { canvas, blob }
}

/** A canvas with something drawn on white, which is what stands behind anything transparent in a JPEG. */
export function drawn({ width, height }: Size, draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no room for another picture')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  draw(context)
  return canvas
}
