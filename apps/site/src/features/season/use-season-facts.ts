import { useMemo } from 'react'
import { useCarried } from '../../lib/page-data.ts'

/** Computed by the server: time zone arithmetic takes a phone longer than the rest of the page. */
export function useSeasonFacts() {
  const facts = useCarried('seasonFacts')
  return useMemo(() => ({ ...facts, nights: facts.weekends.flat() }), [facts])
}
