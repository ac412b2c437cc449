type Point = { x: number; y: number }
export type Size = { width: number; height: number }
export type Area = Point & Size
export type View = { crop: Point; zoom: number }

export const MIN_ZOOM = 1
export const MAX_ZOOM = 4
const ZOOM_STEP = 0.1

/** At the highest zoom this still has a pixel for every pixel of a pass photo, and a phone moves it smoothly. */
const LONGEST_SIDE = 1600

/** The size at which a picture is cropped: a phone's 12 megapixels are more than anybody can see. */
export function workingSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: scaled(width, scale), height: scaled(height, scale) }
}

const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * scale))

/** Zooms around the middle of what is shown, so that a face stays where it is. */
export function zoomTo({ crop, zoom }: View, wanted: number): View {
  const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, wanted))
  const ratio = next / zoom
  return { crop: { x: crop.x * ratio, y: crop.y * ratio }, zoom: next }
}

/** How far a key zooms; undefined for every other key. The plus of most keyboards needs Shift, its key does not. */
export function zoomOfKey(key: string) {
  if (key === '+' || key === '=') return ZOOM_STEP
  if (key === '-' || key === '_') return -ZOOM_STEP
  return undefined
}

/** An area given in percent of a picture, in its pixels. */
export const areaInPixels = (percent: Area, { width, height }: Size): Area => ({
  x: (percent.x * width) / 100,
  y: (percent.y * height) / 100,
  width: (percent.width * width) / 100,
  height: (percent.height * height) / 100,
})
