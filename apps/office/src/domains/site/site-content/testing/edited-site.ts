import { SECTION_NAMES, type SiteContent } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'

/** A site whose drafts are live. */
export const editedSite = (
  changes: Partial<EditedSite> = {},
  content: SiteContent = DREADMOOR_CONTENT,
): EditedSite => ({
  festivalId: 1,
  hostName: 'haunt.example',
  parent: null,
  sharedBy: [],
  version: 0,
  sections: SECTION_NAMES.map((name) => ({
    name,
    revision: 0,
    isLive: true,
    editedAt: null,
    editedBy: null,
    scheduled: null,
  })),
  draft: content,
  live: content,
  closedNights: [],
  environment: { seller: false, map: false },
  ...changes,
})
