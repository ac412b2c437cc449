import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { ChartSection } from './chart-section.tsx'
import { applicationWeeksQuery } from './dashboard.api.ts'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'
import { STATUSES, weekText } from './season.ts'

const SeasonChart = lazy(() => import('./season-chart.tsx'))
const words = DASHBOARD_TEXTS.season

/** Applications by status and by the week they were sent in. */
export function SeasonSection() {
  const { id } = useFestival()
  const { data: weeks = [], isSuccess, error } = useQuery(applicationWeeksQuery(id))
  const total = weeks.reduce((sum, week) => sum + STATUSES.reduce((count, one) => count + week[one], 0), 0)
  return (
    <ChartSection
      title={words.title}
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
