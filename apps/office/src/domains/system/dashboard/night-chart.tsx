import type { Night } from '@nightshift/shared/system/dashboard/contract'
import { formatClock } from '@nightshift/shared/time'
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { AXIS, GRID, TOOLTIP } from './chart-style.ts'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'
import { hoursOf } from './night.ts'

type Props = { points: Night['points']; timeZone: string }

const MOST_TICKS = 7

/** The staffing curve as a step chart: a punch changes the count at an instant. */
export default function NightChart({ points, timeZone }: Props) {
  const hours = hoursOf(points).map(({ at }) => at)
  const every = Math.ceil(hours.length / MOST_TICKS)
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
        <CartesianGrid {...GRID} />
        <XAxis
          {...AXIS}
          dataKey="at"
          ticks={hours.filter((_, index) => index % every === 0)}
          tickFormatter={(at: string) => formatClock(at, timeZone).replace(':00', '')}
        />
        <YAxis {...AXIS} allowDecimals={false} width={36} />
        <Tooltip
          {...TOOLTIP}
          labelFormatter={(at) => formatClock(String(at), timeZone)}
          formatter={(count) => [count, DASHBOARD_TEXTS.night.people]}
        />
        <Area
          type="stepAfter"
          dataKey="count"
          stroke="var(--accent)"
          strokeWidth={2}
          fill="var(--accent)"
          fillOpacity={0.25}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}
