import { DASHBOARD_CALLS } from '@nightshift/shared/system/dashboard/calls'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { SeasonPicker } from '../../../kit/season-picker.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { ChartSection } from './chart-section.tsx'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'
import { STATUSES, weekText } from './season.ts'

const SeasonChart = lazy(() => import('./season-chart.tsx'))
const words = DASHBOARD_TEXTS.season

type Props = { year: string; onYear: (year: string) => void }

/** Applications to a season by status and by the week they were sent in. */
export function SeasonSection({ year, onYear }: Props) {
  const { id } = useFestival()
  const { seasons, chosen } = useSeasons(year)
  // Of the current one, unless another is named.
  const seasonId = chosen?.isCurrent ? undefined : chosen?.id
  const {
    data: weeks = [],
    isSuccess,
    error,
  } = useQuery(queryOf(DASHBOARD_CALLS.applicationWeeks, { params: { id }, query: { seasonId } }))
  const total = weeks.reduce((sum, week) => sum + STATUSES.reduce((count, one) => count + week[one], 0), 0)
  return (
    <ChartSection
      title={words.title}
      picker={<SeasonPicker compact seasons={seasons} chosen={chosen} onChoose={onYear} />}
      state={{ loaded: isSuccess, failed: error !== null, empty: total === 0 }}
      emptyText={words.empty}
      summary={words.total(total)}
      chart={<SeasonChart weeks={weeks} />}
      table={{
        head: [words.week, ...STATUSES.map((status) => words.statuses[status])],
        rows: weeks.map((week) => ({
          key: week.week,
          name: weekText(week.week),
          numbers: STATUSES.map((status) => week[status]),
        })),
      }}
    />
  )
}
