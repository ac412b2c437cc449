import { DASHBOARD_CALLS } from '@nightshift/shared/system/dashboard/calls'
import { formatClock } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { ChartSection } from './chart-section.tsx'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'
import { hoursOf, nightText, peakOf, workedPart } from './night.ts'

const NightChart = lazy(() => import('./night-chart.tsx'))
const words = DASHBOARD_TEXTS.night
/** Anew also while nobody punches. */
const REFETCH_MS = 15 * 60_000

/** The staffing curve of the latest night. */
export function NightSection() {
  const { id, timeZone } = useFestival()
  const { data: night, error } = useQuery({
    ...queryOf(DASHBOARD_CALLS.night, { params: { id } }),
    refetchInterval: REFETCH_MS,
  })
  const points = night ? workedPart(night.points) : []
  const most = peakOf(points)
  return (
    <ChartSection
      title={words.title}
      state={{ loaded: night !== undefined, failed: error !== null, empty: !most }}
      emptyText={words.empty}
      summary={
        night?.date && most
          ? `${words.of(nightText(night.date))}. ${words.most(most.count, formatClock(most.at, timeZone))}`
          : ''
      }
      chart={<NightChart points={points} timeZone={timeZone} />}
      table={{
        head: [words.time, words.people],
        rows: hoursOf(points).map(({ at, count }) => ({
          key: at,
          name: formatClock(at, timeZone),
          numbers: [count],
        })),
      }}
    />
  )
}
