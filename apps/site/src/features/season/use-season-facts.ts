import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { useMemo } from 'react'
import { usePageData } from '../../lib/page-data.ts'
import { seasonFacts } from './season-facts.ts'

/** Computed by the server: time zone arithmetic takes a phone longer than the rest of the page. */
export function useSeasonFacts({ season, timeZone }: PublicConfigEntry) {
  const { seasonFacts: carried } = usePageData()
  return useMemo(() => carried ?? seasonFacts(season, timeZone), [carried, season, timeZone])
}
