type Point = { x: number; y: number }
export type Size = { width: number; height: number }
export type Area = Point & Size
export type View = { crop: Point; zoom: number }

export const MIN_ZOOM = 1
export const MAX_ZOOM = 4
const ZOOM_STEP = 0.1

/** Enough pixels for a pass photo at the highest zoom, and few enough for smooth panning on a phone. */
const LONGEST_SIDE = 1600

/** The downscaled size for cropping: phone photos have more pixels than needed. */
export function workingSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: scaled(width, scale), height: scaled(height, scale) }
}

const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * scale))

/** Zooms around the centre of the view. */
export function zoomTo({ crop, zoom }: View, wanted: number): View {
  const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, wanted))
  const ratio = next / zoom
  return { crop: { x: crop.x * ratio, y: crop.y * ratio }, zoom: next }
}

/** The zoom step of a key; undefined for other keys. Accepts '=' and '_', the same keys without or with Shift. */
export function zoomOfKey(key: string) {
  if (key === '+' || key === '=') return ZOOM_STEP
  if (key === '-' || key === '_') return -ZOOM_STEP
  return undefined
}

/** Converts an area in percent to pixels. */
export const areaInPixels = (percent: Area, { width, height }: Size): Area => ({
  x: (percent.x * width) / 100,
  y: (percent.y * height) / 100,
  width: (percent.width * width) / 100,
  height: (percent.height * height) / 100,
})
