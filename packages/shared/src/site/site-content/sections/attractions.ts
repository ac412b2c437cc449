import { z } from 'zod'
import { TINT_NAMES } from '../palettes.ts'
import { Picture } from '../picture.ts'
import { RichText } from '../rich-text.ts'
import { line, Slug, UNIQUE, unique } from './fields.ts'

/** Anchors of the home page that no attraction may take. */
export const HOME_ANCHORS = ['tickets', 'schedule', 'directions', 'faq', 'content', 'root', 'page-data']

const minutes = z.int().min(1).max(600)

const Attraction = z.strictObject({
  /** Its anchor on the home page. */
  id: Slug.refine((id) => !HOME_ANCHORS.includes(id), 'is the anchor of another section'),
  name: line(60),
  /** The shorter name in the navigation. */
  navLabel: line(24),
  words: RichText,
  skulls: z.int().min(0).max(5),
  age: line(20),
  /** How long it takes: one number of minutes, or from one to another. */
  time: z.strictObject({ label: line(20), from: minutes, to: minutes.nullable() }).nullable(),
  tint: z.enum(TINT_NAMES),
  layout: z.enum(['full', 'pictureRight', 'pictureLeft']),
  picture: Picture.nullable(),
  /** Festivals that share this section differ in their variant. */
  shown: z.enum(['always', 'halloween', 'holiday', 'never']),
})
export type Attraction = z.infer<typeof Attraction>

export const AttractionsSection = z.strictObject({
  list: z.array(Attraction).max(12).refine(unique, UNIQUE),
})
export type AttractionsSection = z.infer<typeof AttractionsSection>
