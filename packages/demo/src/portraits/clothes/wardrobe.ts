import { PAINTED } from '../face/makeup-painted.ts'
import { UNDEAD } from '../face/makeup-undead.ts'
import type { MotifName } from '../grounds.ts'
import type { ClothColor, GroundColor } from '../palette.ts'
import * as fine from './costumes-fine.ts'
import * as rough from './costumes-rough.ts'
import * as crowns from './crowns.ts'
import * as hats from './hats.ts'
import * as uniforms from './uniforms.ts'

export const COSTUMES = { ...fine, ...rough, ...uniforms }
export const HEADWEAR = { ...hats, ...crowns }
export const MAKEUP = { ...PAINTED, ...UNDEAD }

/** The clothes of each role. People with the same role take the next of each list, so that no two look alike. */
export type Character = {
  costume: (keyof typeof COSTUMES)[]
  headwear: (keyof typeof HEADWEAR | 'none')[]
  makeup: (keyof typeof MAKEUP)[]
  cloth: ClothColor[]
  trim: ClothColor[]
  ground: GroundColor[]
  motif: MotifName[]
}
