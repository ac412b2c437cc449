import { z } from 'zod'
import { del, get, patch, post } from '../../calls.ts'
import { RecordIdText } from '../../ids.ts'
import { OwnContent, SectionName } from './content.ts'
import { CallOff, DraftEdit, EditedSite, Publication, Revision, SiteVersion } from './contract.ts'
import { CalendarDate } from './sections/fields.ts'

const festival = z.strictObject({ festival: RecordIdText })
const section = festival.extend({ section: SectionName })
const version = festival.extend({ number: RecordIdText.or(z.literal('0').transform(() => 0)) })

const ClosedNights = z.strictObject({ closedNights: EditedSite.shape.closedNights })

const named = { festival: 'params', params: festival } as const
const reads = { may: 'site.edit', ...named, reads: ['site'] } as const
const edits = { may: 'site.edit', ...named, changes: ['site'], answer: EditedSite } as const
/** Visitors and the crew see it at once. */
const callsOff = { may: 'nights.callOff', ...named, changes: ['site', 'plan'], answer: ClosedNights } as const

/** Every call that changes the content of the site answers it as its editors see it then. */
export const SITE_CONTENT_CALLS = {
  read: get('/api/site/:festival', { ...reads, answer: EditedSite }),
  editDraft: patch('/api/site/:festival/drafts/:section', { ...edits, params: section, body: DraftEdit }),
  /** Sets a draft back to what is live. */
  discardDraft: post('/api/site/:festival/drafts/:section/discard', {
    ...edits,
    params: section,
    body: z.strictObject({ revision: Revision }),
  }),
  publish: post('/api/site/:festival/publish', { ...edits, body: Publication }),
  /** Takes back a publication that is scheduled. */
  unschedule: del('/api/site/:festival/scheduled/:section', { ...edits, params: section }),
  /** The newest first. */
  versions: get('/api/site/:festival/versions', { ...reads, answer: z.array(SiteVersion) }),
  /** Its content never changes. */
  version: get('/api/site/:festival/versions/:number', {
    ...reads,
    reads: [],
    params: version,
    answer: z.strictObject({ version: SiteVersion, content: OwnContent }),
  }),
  /** Publishes the content of an earlier version again, as a new version. */
  bringBack: post('/api/site/:festival/versions/:number/bring-back', { ...edits, params: version }),
  /** The nights that are called off, also of a festival without a site. */
  closedNights: get('/api/site/:festival/closed-nights', {
    ...reads,
    may: 'nights.read',
    answer: ClosedNights,
  }),
  callOff: post('/api/site/:festival/closed-nights', { ...callsOff, body: CallOff }),
  reopenNight: del('/api/site/:festival/closed-nights/:date', {
    ...callsOff,
    params: festival.extend({ date: CalendarDate }),
  }),
}
