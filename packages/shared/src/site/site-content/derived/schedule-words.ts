import { nightsOf } from '../../../seasons/nights.ts'
import type { Season } from '../../../seasons/season.ts'
import { openingOf } from '../../../setup/festivals/gates.ts'
import type { NightsSection } from '../sections/nights.ts'

/** The sentences beside the calendar that are made of the season's dates and the words of the section. */
export function scheduleSentences(
  { extraNight, gates }: Pick<NightsSection, 'extraNight' | 'gates'>,
  season: Season,
  timeZone: string,
): string[] {
  const nights = nightsOf(season, timeZone)
  const opening = openingOf(season, timeZone)
  const isExtra = ({ date }: { date: string }) => season.extraNights.includes(date)
  const weekends = nights.filter((night) => !isExtra(night))
  const [first, last] = [weekends[0], weekends.at(-1)]
  return [
    ...(first && last
      ? [`Fridays and Saturdays from ${first.label} to ${last.label}, ${opening.year}.`]
      : []),
    ...nights
      .filter(isExtra)
      .map(({ label }) => (extraNight ? `And ${label}: ${extraNight}` : `And ${label}.`)),
    `Gates open at ${opening.gates}.${gates && ` ${gates}`}`,
  ]
}
