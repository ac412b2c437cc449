import { SITE_PATHS } from '@nightshift/shared/paths'

export const PREVIEW_PAGES = ['home', 'apply', 'news', 'policies'] as const
export type PreviewPage = (typeof PREVIEW_PAGES)[number]

/** The address of a page with the drafts of a festival, or with one of its versions. */
export const previewAddress = (festivalId: number, page: PreviewPage, version?: number) =>
  `/site-preview/${festivalId}${SITE_PATHS[page]}${version === undefined ? '' : `?version=${version}`}`
