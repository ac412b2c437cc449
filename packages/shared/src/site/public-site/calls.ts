import { z } from 'zod'
import { get } from '../../calls.ts'
import { RecordIdText } from '../../ids.ts'
import { PublicConfigEntry } from '../../setup/festivals/contract.ts'
import { SiteContent } from '../site-content/content.ts'
import { EditedSite } from '../site-content/contract.ts'
import { LIVE_SITE, PUBLIC_CONFIG } from './call-paths.ts'

export const PUBLIC_SITE_CALLS = {
  config: get(PUBLIC_CONFIG.path, { may: 'open', answer: z.array(PublicConfigEntry) }),
  /** The live content, for a public page that the server did not render. */
  live: get(LIVE_SITE.path, {
    may: 'open',
    festival: 'any',
    params: z.strictObject({ festival: RecordIdText }),
    answer: z.strictObject({ content: SiteContent, closedNights: EditedSite.shape.closedNights }),
  }),
}
