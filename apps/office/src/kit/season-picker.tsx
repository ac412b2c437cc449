import { NativeSelect } from '@mantine/core'
import type { SeasonName } from '@nightshift/shared/seasons/contract'
import { seasonKey, seasonName } from '@nightshift/shared/seasons/season-name'
import { ChoiceFilter } from './filters.tsx'
import { OFFICE } from './office.texts.ts'

type Season = SeasonName & { isCurrent: boolean }
type Props = {
  seasons: Season[]
  chosen: Season | undefined
  /** The season as it is in an address, or nothing for the current one. */
  onChoose: (season: string) => void
  /** Beside a title, not among filters. */
  compact?: boolean
}

/** Chooses the season that a screen shows. Nothing while there is only one. */
export function SeasonPicker({ seasons, chosen, onChoose, compact = false }: Props) {
  if (seasons.length < 2) return null
  const choose = (key: string) => {
    const isCurrent = seasons.some((season) => season.isCurrent && seasonKey(season) === key)
    onChoose(isCurrent ? '' : key)
  }
  const options = seasons.map((season) => ({
    value: seasonKey(season),
    label: compact ? OFFICE.seasonOf(season) : seasonName(season),
  }))
  const current = seasons.find(({ isCurrent }) => isCurrent)
  return compact ? (
    <NativeSelect
      aria-label={OFFICE.season}
      value={chosen && seasonKey(chosen)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={options}
    />
  ) : (
    <ChoiceFilter
      label={OFFICE.season}
      value={chosen ? seasonKey(chosen) : ''}
      first={current && seasonKey(current)}
      options={options}
      onChange={choose}
    />
  )
}
