import type { Wardrobe } from './costumes.ts'
import { both, dot, fill, line, mirrored, oval, times } from './shapes.ts'

const SHOULDERS = mirrored(
  [0, 178],
  [
    [6, 190, 14, 196, 34, 202],
    [74, 212, 104, 224, 108, 264],
    [60, 264, 30, 264, 0, 264],
  ],
)
