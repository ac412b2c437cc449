import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordIdText } from '../ids.ts'
import { LIVE_SITE } from '../public-site/call-paths.ts'
import { OwnContent, SectionName, SiteContent } from './content.ts'
import { ClosedNightEdit, DraftEdit, EditedSite, Publication, Revision, SiteVersion } from './contract.ts'
import { CalendarDate } from './sections/fields.ts'

const festival = z.strictObject({ festival: RecordIdText })
const section = festival.extend({ section: SectionName })
const version = festival.extend({ number: RecordIdText.or(z.literal('0').transform(() => 0)) })

const ClosedNights = EditedSite.shape.closedNights

/** Every call that changes the content of the site answers it as its editors see it then. */
export const SITE_CONTENT_CALLS = {
  /** The live content, for a public page that the server did not render. */
  live: {
    ...LIVE_SITE,
    params: festival,
    answer: z.strictObject({ content: SiteContent, closedNights: ClosedNights }),
  },
  read: { method: 'GET', path: '/api/site/:festival', params: festival, answer: EditedSite },
  editDraft: {
    method: 'PATCH',
    path: '/api/site/:festival/drafts/:section',
    params: section,
    body: DraftEdit,
    answer: EditedSite,
  },
  /** Sets a draft back to what is live. */
  discardDraft: {
    method: 'POST',
    path: '/api/site/:festival/drafts/:section/discard',
    params: section,
    body: z.strictObject({ revision: Revision }),
    answer: EditedSite,
  },
  publish: {
    method: 'POST',
    path: '/api/site/:festival/publish',
    params: festival,
    body: Publication,
    answer: EditedSite,
  },
  /** Takes back a publication that is scheduled. */
  unschedule: {
    method: 'DELETE',
    path: '/api/site/:festival/scheduled/:section',
    params: section,
    answer: EditedSite,
  },
  versions: {
    method: 'GET',
    path: '/api/site/:festival/versions',
    params: festival,
    answer: z.array(SiteVersion),
  },
  version: {
    method: 'GET',
    path: '/api/site/:festival/versions/:number',
    params: version,
    answer: z.strictObject({ version: SiteVersion, content: OwnContent }),
  },
  /** Publishes the content of an earlier version again, as a new version. */
  bringBack: {
    method: 'POST',
    path: '/api/site/:festival/versions/:number/bring-back',
    params: version,
    answer: EditedSite,
  },
  /** The nights that are called off, also of a festival without a site. */
  closedNights: {
    method: 'GET',
    path: '/api/site/:festival/closed-nights',
    params: festival,
    answer: z.strictObject({ closedNights: ClosedNights }),
  },
  closeNight: {
    method: 'POST',
    path: '/api/site/:festival/closed-nights',
    params: festival,
    body: ClosedNightEdit,
    answer: z.strictObject({ closedNights: ClosedNights }),
  },
  reopenNight: {
    method: 'DELETE',
    path: '/api/site/:festival/closed-nights/:date',
    params: festival.extend({ date: CalendarDate }),
    answer: z.strictObject({ closedNights: ClosedNights }),
  },
} as const satisfies Calls
