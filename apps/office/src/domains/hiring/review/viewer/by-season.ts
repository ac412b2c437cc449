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
  // The seasons are listed newest first; one that is not listed is older.
  const age = ({ seasonId }: SentApplication) => {
    const index = seasons.findIndex(({ id }) => id === seasonId)
    return index < 0 ? seasons.length : index
  }
  const [newest, ...earlier] = sent
    .toSorted((one, other) => age(one) - age(other))
    .map((application) => ({ application, season: seasons.find(({ id }) => id === application.seasonId) }))
  return newest ? { kind: 'found', newest, earlier } : { kind: 'none' }
}
