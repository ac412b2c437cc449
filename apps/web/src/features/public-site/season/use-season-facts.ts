import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { usePageData } from '../../../lib/page-data.ts'
import { seasonFacts } from './season-facts.ts'

/** As the server found them; to learn a time zone takes a phone longer than all the rest of the page. */
export const useSeasonFacts = ({ season, timeZone }: PublicConfigEntry) =>
  usePageData().seasonFacts ?? seasonFacts(season, timeZone)
