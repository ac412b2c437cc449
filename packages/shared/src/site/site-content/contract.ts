import { z } from 'zod'
import { plainText } from '../../text.ts'
import { OwnContent, SECTION_NAMES, SectionName, SiteContent } from './content.ts'
import type { Problem } from './problems.ts'
import { CalendarDate } from './sections/fields.ts'

const Somebody = z.strictObject({ id: z.string(), name: z.string() }).nullable()

/**
 * Where a section stands. `draft` and `live` are null where the section is that of the festival whose content this one
 * shares. The revision counts the changes of the draft: an edit or a publication names the one it was made from.
 */
const SectionState = z.strictObject({
  name: SectionName,
  revision: z.int(),
  isLive: z.boolean(),
  editedAt: z.iso.datetime().nullable(),
  editedBy: Somebody,
  /** When the approved content goes live, and who approved it. */
  scheduled: z.strictObject({ at: z.iso.datetime(), by: Somebody, sameAsDraft: z.boolean() }).nullable(),
})
export type SectionState = z.infer<typeof SectionState>

/** The site as its editors see it. */
export const EditedSite = z.strictObject({
  festivalId: z.int(),
  hostName: z.string(),
  /** The festival whose content this one shares. */
  parent: z.strictObject({ id: z.int(), name: z.string(), content: SiteContent }).nullable(),
  /** The festivals that share the content of this one. */
  sharedBy: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  /** The number of the live version; 0 before the first publication. */
  version: z.int(),
  sections: z.array(SectionState),
  draft: OwnContent,
  live: OwnContent,
  closedNights: z.array(z.strictObject({ date: CalendarDate, words: z.string() })),
  /** Of a demo: as of when its tickets are on sale. */
  salesAsOf: z.iso.datetime().optional(),
  /** The settings of the environment that take precedence over the content. */
  environment: z.strictObject({ seller: z.boolean(), map: z.boolean() }),
})
export type EditedSite = z.infer<typeof EditedSite>

export const Revision = z.int().min(0)

/** The draft of one section; null to use that of the festival whose content this one shares. */
export const DraftEdit = z.strictObject({ content: z.unknown(), revision: Revision })
export type DraftEdit = z.infer<typeof DraftEdit>

/** The sections to publish with the revisions that were looked at; at an instant, or now. */
export const Publication = z.strictObject({
  sections: z
    .array(z.strictObject({ name: SectionName, revision: Revision }))
    .min(1)
    .max(SECTION_NAMES.length),
  at: z.iso.datetime().nullable(),
})
export type Publication = z.infer<typeof Publication>

/** The details of a refused publication: what is missing, by section. */
export type PublicationProblem = Problem & { section: SectionName }

/** How many versions are kept. */
export const VERSIONS_KEPT = 50

export const SiteVersion = z.strictObject({
  number: z.int(),
  at: z.iso.datetime(),
  by: Somebody,
  how: z.enum(['start', 'publish', 'schedule', 'bringBack']),
  /** The version that was brought back. */
  broughtBack: z.int().nullable(),
  sections: z.array(SectionName),
})
export type SiteVersion = z.infer<typeof SiteVersion>

export const CallOff = z.strictObject({ date: CalendarDate, words: plainText(300) })
export type CallOff = z.infer<typeof CallOff>
