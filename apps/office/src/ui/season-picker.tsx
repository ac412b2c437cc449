import { NativeSelect } from '@mantine/core'
import { OFFICE } from './office.texts.ts'

type Season = { year: number; isCurrent: boolean }
type Props = {
  seasons: Season[]
  chosen: Season | undefined
  /** The year, or nothing for the current season. */
  onChoose: (year: string) => void
  /** Without a visible label, for a place beside a title. */
  compact?: boolean
}

/** Chooses the season that a screen shows. Nothing while there is only one. */
export function SeasonPicker({ seasons, chosen, onChoose, compact = false }: Props) {
  if (seasons.length < 2) return null
  const choose = (year: string) => {
    const isCurrent = seasons.some((season) => season.isCurrent && String(season.year) === year)
    onChoose(isCurrent ? '' : year)
  }
  return (
    <NativeSelect
      {...(compact ? { 'aria-label': OFFICE.season } : { label: OFFICE.season })}
      value={String(chosen?.year)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={seasons.map(({ year }) => ({
        value: String(year),
        label: compact ? OFFICE.seasonOf(year) : String(year),
      }))}
    />
  )
}
