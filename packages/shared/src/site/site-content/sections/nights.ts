import { z } from 'zod'
import { RichText } from '../rich-text.ts'
import { line } from './fields.ts'

/** The words around the calendar. Dates and hours come from the season. */
export const NightsSection = z.strictObject({
  title: line(60),
  /** What an extra night is: follows its date. */
  extraNight: line(200),
  /** Follows the hour at which the gates open. */
  gates: line(200),
  words: RichText,
})
export type NightsSection = z.infer<typeof NightsSection>
