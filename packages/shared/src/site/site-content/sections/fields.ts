import { z } from 'zod'
import { plainText } from '../../../text.ts'

/** One line of text without control characters, which an SVG or XML file cannot hold. */
export const line = (max: number) =>
  plainText(max).refine((text) => !/\p{Cc}/u.test(text), {
    message: 'is one line without control characters',
  })

/** The part of an address that names an entry, unique in its list. */
export const Slug = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'has lower case letters, digits and dashes')

/** An instant, or none. */
export const Instant = z.iso.datetime().nullable()

/** An ISO date that exists. */
export const CalendarDate = z.iso.date()

/** Refuses two entries with the same id. */
export const unique = <Entry extends { id: string }>(list: Entry[]) =>
  new Set(list.map(({ id }) => id)).size === list.length
export const UNIQUE = 'has two entries with the same id'
