import type { Skin } from './palette.ts'
import { both, oval } from './shapes.ts'

/** A makeup: layers below and over the features, and changes of the face itself. */
export type Makeup = {
  under?: string
  over?: string
  lips?: string
  skin?: Partial<Skin>
  isUncanny?: boolean
  hidesBrows?: boolean
  /** Does not go with a beard. */
  coversChin?: boolean
}

/** Shadow around the eyes. */
export const smoke = (radius: number, opacity: number) =>
  both(oval(18.4, 0, radius, radius * 0.82, 'url(#smoke)', `opacity="${opacity}"`))
