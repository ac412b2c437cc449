import { z } from 'zod'
import { ImageDataUrl } from '../../image.ts'
import { ReadAt } from '../../read-at.ts'
import { Season } from '../../seasons/season.ts'
import { plainText } from '../../text.ts'
import { RetentionMonths } from '../retention/contract.ts'
import { answersOf, choice, inputsOf, type Settings } from '../settings.ts'

/** The states of the US and the District of Columbia. */
export const US_STATES = [
  ...(['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID'] as const),
  ...(['IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO'] as const),
  ...(['MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA'] as const),
  ...(['RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'] as const),
]

const timeZones = new Set(Intl.supportedValuesOf('timeZone')).add('UTC')

export const TimeZone = plainText(64).refine((zone) => timeZones.has(zone), { message: 'is not a time zone' })

/** The host of a public site, in lower case and without a port; empty for none. */
export const HostName = z
  .string()
  .max(253)
  .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*)?$/, 'is a host name in lower case, without a port')

const NAME_MAX = 100
const WELCOME_MAX = 4000
const PUBLIC_MAX = 1000

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const months = (count: number | null) =>
  count === null ? 'Never' : count === 1 ? '1 month after the season' : `${count} months after the season`

/** The General tab, and what the page of the kiosks sets. */
export const FESTIVAL_SETTINGS = {
  name: {
    schema: plainText(NAME_MAX).trim().min(1),
    answer: z.string(),
    section: 'festival',
    field: { kind: 'text', max: NAME_MAX, required: true },
    words: { label: 'Name', problem: 'Please enter a name.', audit: 'Name' },
  },
  welcomeMsg: {
    schema: plainText(WELCOME_MAX),
    answer: z.string(),
    default: '',
    section: 'festival',
    field: { kind: 'lines', max: WELCOME_MAX },
    words: {
      label: 'Welcome Message',
      hint: 'Employees read it when they sign in.',
      audit: 'Welcome message',
    },
  },
  publicMsg: {
    schema: plainText(PUBLIC_MAX),
    answer: z.string(),
    default: '',
    section: 'publicSite',
    field: { kind: 'lines', max: PUBLIC_MAX },
    words: {
      label: 'Public Message',
      hint: 'Visitors read it at the top of every page until they dismiss it. Empty: no banner.',
      audit: 'Public message',
    },
  },
  enableHome: {
    schema: z.boolean(),
    default: false,
    section: 'publicSite',
    field: { kind: 'switch' },
    words: {
      label: 'Public site',
      hint: 'Home, news and policies are open to visitors.',
      audit: 'Public site',
    },
  },
  enableApps: {
    schema: z.boolean(),
    default: false,
    section: 'publicSite',
    field: { kind: 'switch' },
    words: {
      label: 'Applications',
      hint: 'Visitors can apply, and the Applications tab is there.',
      audit: 'Applications',
    },
  },
  enableTodos: {
    schema: z.boolean(),
    default: false,
    section: 'publicSite',
    field: { kind: 'switch' },
    words: { label: 'To-dos', hint: 'The To-do page is in the navigation.', audit: 'To-dos' },
  },
  timeZone: {
    schema: TimeZone,
    answer: z.string(),
    default: 'America/New_York',
    section: 'festival',
    field: { kind: 'timeZone' },
    words: {
      hint: 'Screens, badges and exports show its time. Entries stay at the instant they were made.',
      audit: 'Time zone',
    },
  },
  longestShiftHours: {
    schema: z.int().min(4).max(24),
    answer: z.int(),
    default: 14,
    section: 'festival',
    field: choice(from(4, 24), (hours) => `${hours} hours`),
    words: {
      label: 'Longest Shift',
      hint: 'A shift that is open for longer is a forgotten clock-out: the next clock-in closes it, and a manager reviews it.',
      audit: 'Longest shift hours',
    },
  },
  /** Badges count only at the festival's enrolled kiosks. */
  onlyEnrolledKiosks: {
    schema: z.boolean(),
    default: false,
    field: { kind: 'own' },
    words: { audit: 'Only enrolled kiosks may clock' },
  },
  /** Applications without a hire are erased so many months after their season; null keeps them. */
  retentionMonths: {
    schema: RetentionMonths.nullable(),
    answer: z.int().nullable(),
    default: null,
    section: 'retention',
    field: { ...choice([null, 1, 2, 3, 6, 9, 12, 18, 24, 36, 48, 60, 84, 120], months), wide: true },
    words: {
      label: 'Erase applications without a hire',
      hint: 'Counts from the last night of a season that is closed. Each is kept for a year after the decision in any case, as US law asks (29 CFR 1602.14).',
      audit: 'Months until applications are erased',
    },
  },
  /** Answers about health are erased when an application is decided. */
  eraseHealthAnswers: {
    schema: z.boolean(),
    default: false,
    section: 'retention',
    field: { kind: 'switch' },
    words: {
      label: 'Erase answers about health',
      hint: 'The limitations, and the notes that may explain them, are erased when an application is hired or rejected.',
      audit: 'Erase answers about health',
    },
  },
  /** The US state whose law counts, as two letters; null for none. */
  state: {
    schema: z.enum(US_STATES).nullable(),
    default: null,
    section: 'names',
    field: { ...choice([null, ...US_STATES], (state) => state ?? 'None'), wide: true },
    words: {
      label: 'State',
      hint: 'The US state whose law counts. It proposes the years.',
      audit: 'State',
    },
  },
  /** For so many years after the last pay the name of an erased person is kept; federal law wants three. */
  nameYears: {
    schema: z.int().min(3).max(10),
    answer: z.int(),
    default: 3,
    section: 'names',
    field: { ...choice(from(3, 10), (years) => `${years} years after the last pay`), wide: true },
    words: {
      label: 'Keep the name of a paid person',
      hint: 'Payroll law wants the name of whom was paid: New York for six years (12 NYCRR 142-2.6), federal law for three (29 CFR 516.5). More years also hold for those who were erased before; fewer do not.',
      audit: 'Years for which names of erased people are kept',
    },
  },
  /** People of level 0, too, replace a default password when they sign in. */
  ownPasswords: {
    schema: z.boolean(),
    default: true,
    section: 'passwords',
    field: { kind: 'switch' },
    words: {
      label: 'Own passwords at the first sign-in of a season',
      hint: 'Whoever signs in with the password made of their name sets one of their own first. Leads and managers always do.',
      audit: 'Own passwords',
    },
  },
} satisfies Settings

/** A festival as people of the back office see it. The logo is an address, or null. */
export const Festival = z.strictObject({
  id: z.int(),
  /** The host of its public site. */
  hostName: z.string().nullable(),
  logo: z.string().nullable(),
  /** The name that its public site has at its foot; without a site its own. */
  company: z.string(),
  ...answersOf(FESTIVAL_SETTINGS),
  updatedAt: z.iso.datetime(),
})
export type Festival = z.infer<typeof Festival>

/** What the login shows of the festival that has this host. */
export const HostFestival = Festival.pick({ name: true, logo: true, company: true })

/** The General tab. A logo is a data URL here. */
export const FestivalPatch = z
  .strictObject({
    ...inputsOf(FESTIVAL_SETTINGS),
    /** Only enrolled kiosks count from now on, and it is known that there is none: 409 without it. */
    noKiosk: z.literal(true),
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
