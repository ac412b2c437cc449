import type { SeasonSummary } from '@nightshift/shared/seasons/contract'
import type { SentApplication } from '../applications.api.ts'

type OfSeason = { application: SentApplication; season: SeasonSummary | undefined }

type BySeason =
  | { kind: 'none' }
  /** Two of one season: a person is hired from one. */
  | { kind: 'unexpected' }
  | { kind: 'found'; newest: OfSeason; earlier: OfSeason[] }

/** A person's applications, the newest season's first. */
export function bySeason(sent: SentApplication[], seasons: SeasonSummary[]): BySeason {
  if (new Set(sent.map(({ seasonId }) => seasonId)).size < sent.length) return { kind: 'unexpected' }
  const [newest, ...earlier] = sent
    .map((application) => ({ application, season: seasons.find(({ id }) => id === application.seasonId) }))
    .sort((one, other) => (other.season?.year ?? 0) - (one.season?.year ?? 0))
  return newest ? { kind: 'found', newest, earlier } : { kind: 'none' }
}
