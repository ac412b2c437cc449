import { SITE_CONTENT_CALLS } from '@nightshift/shared/site-content/calls'
import type { SectionName } from '@nightshift/shared/site-content/content'
import type { EditedSite, Publication } from '@nightshift/shared/site-content/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** The drafts, the live content and the state of each section. */
export const siteQuery = (festival: number) =>
  queryOptions({
    queryKey: [...queryKeys.site, festival],
    queryFn: () => callApi(SITE_CONTENT_CALLS.read, { params: { festival } }),
  })

/** The published versions, newest first. */
export const versionsQuery = (festival: number) =>
  queryOptions({
    queryKey: [...queryKeys.site, festival, 'versions'],
    queryFn: () => callApi(SITE_CONTENT_CALLS.versions, { params: { festival } }),
  })

/** The content of a version never changes. */
export const versionQuery = (festival: number, number: number) =>
  queryOptions({
    queryKey: ['siteVersion', festival, number],
    queryFn: () => callApi(SITE_CONTENT_CALLS.version, { params: { festival, number } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export type DraftSave = { section: SectionName; content: unknown; revision: number }

export const saveDraft = (festival: number, { section, content, revision }: DraftSave): Promise<EditedSite> =>
  callApi(SITE_CONTENT_CALLS.editDraft, { params: { festival, section }, body: { content, revision } })

export const discardDraft = (festival: number, section: SectionName, revision: number) =>
  callApi(SITE_CONTENT_CALLS.discardDraft, { params: { festival, section }, body: { revision } })

export const publishSections = (festival: number, publication: Publication) =>
  callApi(SITE_CONTENT_CALLS.publish, { params: { festival }, body: publication })

export const takeBackScheduled = (festival: number, section: SectionName) =>
  callApi(SITE_CONTENT_CALLS.unschedule, { params: { festival, section } })

export const bringBackVersion = (festival: number, number: number) =>
  callApi(SITE_CONTENT_CALLS.bringBack, { params: { festival, number } })
