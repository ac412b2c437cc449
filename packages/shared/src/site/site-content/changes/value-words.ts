import { addDays, zoneName } from '../../../local-time.ts'
import { formatInZone } from '../../../time.ts'
import type { SiteContent } from '../content.ts'
import { DISPLAY_FACES } from '../display-faces.ts'
import { PALETTES, TINTS } from '../palettes.ts'
import type { Picture } from '../picture.ts'
import { plainWords } from '../plain-words.ts'
import type { RichText } from '../rich-text.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

type Labelled = Record<string, { label: string }>
const labels = (choices: Labelled) =>
  Object.fromEntries(Object.entries(choices).map(([name, { label }]) => [name, label]))

type Words<Value extends string> = Record<Value, string>

const VENDORS: Words<SiteContent['tickets']['seller']['vendor']> = {
  gate: 'At the gate only',
  demo: 'Demo checkout',
  link: 'Link to a shop',
  pretix: 'pretix',
  fareharbor: 'FareHarbor',
}
type Attraction = SiteContent['attractions']['list'][number]
const LAYOUTS: Words<Attraction['layout']> = {
  full: 'Full width',
  pictureRight: 'Picture on the right',
  pictureLeft: 'Picture on the left',
}
const SHOWN: Words<Attraction['shown']> = {
  always: 'Always',
  halloween: 'Halloween only',
  holiday: 'Holidays only',
  never: 'Hidden',
}
const DRAWINGS: Words<SiteContent['directions']['drawing']> = { moor: 'The moor', plain: 'Plain' }
const SEVERITIES: Words<SiteContent['notice']['severity']> = {
  info: 'Information',
  warning: 'Warning',
  urgent: 'Urgent',
}
const KINDS: Words<SiteContent['partners']['social']['list'][number]['kind']> = {
  photos: 'Photos',
  film: 'Film',
  talk: 'Talk',
}

/** The words for the values of a choice, by the name of its field. */
const CHOICES: Record<string, Record<string, string>> = {
  vendor: VENDORS,
  layout: LAYOUTS,
  shown: SHOWN,
  drawing: DRAWINGS,
  severity: SEVERITIES,
  kind: KINDS,
  tint: labels(TINTS),
  palette: labels(PALETTES),
  face: labels(DISPLAY_FACES),
}

const EMPTY = 'Empty'

export const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isPicture = (value: unknown): value is Picture =>
  isObject(value) && 'from' in value && 'focus' in value
/** Rich text is the only list of lists. */
export const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) && value.some((part) => Array.isArray(part))

const dateWords = (date: string) => formatInZone(`${addDays(date, 0)}T12:00:00Z`, 'EEE, MMM d, yyyy', 'UTC')

/** 'Fri, Nov 27, 2026, 6:00 PM EST' */
const instantWords = (instant: string, timeZone: string) =>
  `${formatInZone(instant, 'EEE, MMM d, yyyy, h:mm a', timeZone)} ${zoneName(new Date(instant), timeZone)}`

/** A value in words. The field is the last part of its path. */
export function valueWords(value: Json | undefined, field: string, timeZone: string): string {
  if (value === null || value === undefined || value === '') return EMPTY
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return textWords(value, field, timeZone)
  if (isRichText(value)) return plainWords(value).join('\n\n') || EMPTY
  if (Array.isArray(value)) return value.map((part) => valueWords(part, field, timeZone)).join('; ') || 'None'
  if (isPicture(value)) return value.alt || pictureFile(value)
  if (isObject(value))
    return Object.entries(value)
      .map(([key, part]) => valueWords(part, key, timeZone))
      .join(', ')
  return String(value)
}

function textWords(text: string, field: string, timeZone: string) {
  const choice = CHOICES[field]?.[text]
  if (choice) return choice
  if (field === 'nights' && text === 'all') return 'Every night'
  if (field === 'price' && /^\d+\.\d\d$/.test(text)) return `$${text}`
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return dateWords(text)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)))
    return instantWords(text, timeZone)
  return text
}

export const pictureFile = (picture: Picture) =>
  picture.from === 'library'
    ? `Built-in picture “${picture.name}”`
    : `Uploaded picture ${picture.id.slice(0, 8)}, ${picture.width} × ${picture.height}`

export const focusWords = ({ focus: { x, y } }: Picture) => `${x} % from the left, ${y} % from the top`
