import { z } from 'zod'
import { ImageDataUrl } from '../../image.ts'
import { ReadAt } from '../../read-at.ts'
import { Season } from '../../seasons/season.ts'
import { plainText } from '../../text.ts'

/** The states of the US and the District of Columbia. */
export const US_STATES = [
  ...(['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID'] as const),
  ...(['IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO'] as const),
  ...(['MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA'] as const),
  ...(['RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'] as const),
]

/** A festival as people of the back office see it. The logo is an address, or null. */
export const Festival = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** The host of its public site. */
  hostName: z.string().nullable(),
  logo: z.string().nullable(),
  welcomeMsg: z.string(),
  publicMsg: z.string(),
  enableHome: z.boolean(),
  enableTodos: z.boolean(),
  enableApps: z.boolean(),
  timeZone: z.string(),
  longestShiftHours: z.int(),
  /** Badges count only at the festival's enrolled kiosks. */
  onlyEnrolledKiosks: z.boolean(),
  /** Applications without a hire are erased so many months after their season; null keeps them. */
  retentionMonths: z.int().nullable(),
  /** Answers about health are erased when an application is decided. */
  eraseHealthAnswers: z.boolean(),
  /** The US state whose law counts, as two letters; null for none. */
  state: z.enum(US_STATES).nullable(),
  /** For so many years after the last pay the name of an erased person is kept. */
  nameYears: z.int(),
  /** People of level 0, too, replace a default password when they sign in. */
  ownPasswords: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type Festival = z.infer<typeof Festival>

const timeZones = new Set(Intl.supportedValuesOf('timeZone')).add('UTC')

export const TimeZone = plainText(64).refine((zone) => timeZones.has(zone), { message: 'is not a time zone' })

/** The host of a public site, in lower case and without a port; empty for none. */
export const HostName = z
  .string()
  .max(253)
  .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*)?$/, 'is a host name in lower case, without a port')

/** A shift that has been open for longer counts as a forgotten clock-out. */
export const LongestShiftHours = z.int().min(4).max(24)

export const RetentionMonths = z.int().min(1).max(120)

/** Federal law wants names for three years. */
export const LEAST_NAME_YEARS = 3
export const MOST_NAME_YEARS = 10

/** The General tab. A logo is a data URL here. */
export const FestivalPatch = z
  .strictObject({
    name: plainText(100).trim().min(1),
    welcomeMsg: plainText(4000),
    publicMsg: plainText(1000),
    enableHome: z.boolean(),
    enableTodos: z.boolean(),
    enableApps: z.boolean(),
    timeZone: TimeZone,
    longestShiftHours: LongestShiftHours,
    onlyEnrolledKiosks: z.boolean(),
    /** Only enrolled kiosks count from now on, and it is known that there is none: 409 without it. */
    noKiosk: z.literal(true),
    retentionMonths: RetentionMonths.nullable(),
    eraseHealthAnswers: z.boolean(),
    state: z.enum(US_STATES).nullable(),
    nameYears: z.int().min(LEAST_NAME_YEARS).max(MOST_NAME_YEARS),
    ownPasswords: z.boolean(),
    logo: ImageDataUrl,
    updatedAt: ReadAt,
  })
  .partial()
export type FestivalPatch = z.infer<typeof FestivalPatch>

/** What the public site needs to know of a festival that has a host. */
export const PublicConfigEntry = z.strictObject({
  id: z.int(),
  hostName: z.string(),
  enableHome: z.boolean(),
  enableApps: z.boolean(),
  publicMsg: z.string(),
  brand: z.string(),
  variant: z.enum(['halloween', 'holiday']),
  timeZone: z.string(),
  season: Season,
  /** Of a demo: as of when its tickets are on sale and its season is not over. */
  salesAsOf: z.iso.datetime().optional(),
})
export type PublicConfigEntry = z.infer<typeof PublicConfigEntry>
