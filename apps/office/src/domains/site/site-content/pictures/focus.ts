import type { Focus } from '@nightshift/shared/site/site-content/picture'

type Box = { left: number; top: number; width: number; height: number }

const STEP = 2
const LARGE_STEP = 10
const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** The focus point at a position on the screen. */
export const focusAt = ({ left, top, width, height }: Box, x: number, y: number): Focus => ({
  x: percent((100 * (x - left)) / width),
  y: percent((100 * (y - top)) / height),
})

/** The focus point after an arrow key; undefined for other keys. */
export function focusAfterKey({ x, y }: Focus, key: string, isLarge: boolean): Focus | undefined {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const step = isLarge ? LARGE_STEP : STEP
  return { x: percent(x + direction[0] * step), y: percent(y + direction[1] * step) }
}
