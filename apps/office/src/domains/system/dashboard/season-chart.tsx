import type { ApplicationWeek } from '@nightshift/shared/system/dashboard/contract'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { AXIS, GRID, TOOLTIP } from './chart-style.ts'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'
import { STATUSES, weekText } from './season.ts'

const words = DASHBOARD_TEXTS.season
const FILLS = {
  new: 'var(--info)',
  held: 'var(--warn)',
  rejected: 'var(--mute)',
  hired: 'var(--ok)',
} satisfies Record<(typeof STATUSES)[number], string>
const inWords = (text: string) => <span style={{ color: 'var(--ink)' }}>{text}</span>

/** A stacked bar chart of applications by week. */
export default function SeasonChart({ weeks }: { weeks: ApplicationWeek[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={weeks} accessibilityLayer={false} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
        <CartesianGrid {...GRID} />
        <XAxis {...AXIS} dataKey="week" tickFormatter={weekText} minTickGap={12} />
        <YAxis {...AXIS} allowDecimals={false} width={36} />
        <Tooltip {...TOOLTIP} labelFormatter={(week) => `${words.week} ${weekText(String(week))}`} />
        <Legend formatter={inWords} itemSorter={null} />
        {STATUSES.map((status) => (
          <Bar
            key={status}
            dataKey={status}
            name={words.statuses[status]}
            stackId="status"
            fill={FILLS[status]}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
