import { z } from 'zod'
import { RichText } from '../rich-text.ts'
import { line } from './fields.ts'

export const DirectionsSection = z.strictObject({
  title: line(60),
  place: z.strictObject({
    name: line(80),
    street: line(80),
    town: line(80),
    state: line(60),
    /** Missing in content that was stored before it. */
    zip: line(12).optional(),
    /** ISO 3166-1. */
    country: z.string().regex(/^[A-Z]{2}$/, 'is a country code like US'),
  }),
  words: RichText,
  /** Where the map leads to; null shows the drawing alone. */
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  drawing: z.enum(['moor', 'plain']),
})
export type DirectionsSection = z.infer<typeof DirectionsSection>
