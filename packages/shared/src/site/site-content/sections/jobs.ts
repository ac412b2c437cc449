import { z } from 'zod'
import { plainText } from '../../../text.ts'
import { Picture } from '../picture.ts'
import { line } from './fields.ts'

export const JobsSection = z.strictObject({
  /** The part of the home page that leads to the form. */
  join: z.strictObject({ title: line(60), words: line(300), link: line(40), picture: Picture.nullable() }),
  title: line(60),
  intro: plainText(600),
  description: line(300),
  incentivesTitle: line(60),
  incentives: z.array(z.strictObject({ gain: line(20), what: line(60) })).max(12),
})
export type JobsSection = z.infer<typeof JobsSection>
