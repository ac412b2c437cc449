import { useElementSize } from '@mantine/hooks'
import { formatCents } from '@nightshift/shared/money'
import type { LabourCost } from '@nightshift/shared/payroll/labour-cost/contract'
import { useId } from 'react'
import { type Bar, chartLayout, MARGIN } from './chart-layout.ts'
import styles from './labour-cost.module.css'
import { LABOUR } from './labour-cost.texts.ts'

const HEIGHT = 260
/** Colours of the style sheet; the last is that of all events that are left. */
const COLORS = 8
/** Before the first measurement, and where nothing is measured. */
const WIDTH = 720

/** The colour of each event, in the order of the events. */
export const seriesOf = (events: { eventId: number }[]) =>
  new Map(events.map(({ eventId }, index) => [eventId, `var(--series-${Math.min(index + 1, COLORS)})`]))

/** Pay by night, stacked by event. Drawn in pixels, so that its texts keep their size on a phone. */
export function LabourChart({ cost }: { cost: LabourCost }) {
  const id = useId()
  const { ref, width } = useElementSize()
  const { bars, ticks } = chartLayout(cost, width || WIDTH, HEIGHT)
  const right = (width || WIDTH) - MARGIN.right
  const series = seriesOf(cost.events)
  const most = cost.nights.reduce((one, other) => (other.pay > one.pay ? other : one))
  return (
    <div ref={ref} className={styles.chart}>
      <svg role="img" aria-labelledby={`${id}-title ${id}-text`} width="100%" height={HEIGHT}>
        <title id={`${id}-title`}>{LABOUR.chartTitle(cost.season)}</title>
        <desc id={`${id}-text`}>
          {LABOUR.chartText(cost.nights.length, formatCents(most.pay), most.label)}
        </desc>
        {ticks.map(({ y, text }) => (
          <g key={text}>
            <line className={styles.grid} x1={MARGIN.left} x2={right} y1={y} y2={y} />
            <text className={styles.tick} x={MARGIN.left - 8} y={y} dy="0.32em" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => {
          const { label, pay, cash, credit } = cost.nights[index]!
          const title = LABOUR.barTitle(label, formatCents(pay), formatCents(cash + credit))
          return <NightBar key={bar.key} bar={bar} series={series} title={title} />
        })}
      </svg>
    </div>
  )
}

type BarProps = { bar: Bar; series: Map<number, string>; title: string }

function NightBar({ bar: { x, width, parts, before, tipsY, label }, series, title }: BarProps) {
  const middle = x + width / 2
  return (
    <g>
      <title>{title}</title>
      {parts.map(({ eventId, y, height }) => (
        <rect
          key={eventId}
          className={styles.part}
          x={x}
          width={width}
          y={y}
          height={height}
          fill={series.get(eventId)}
        />
      ))}
      {before && (
        <rect className={styles.before} x={x - 3} width={width + 6} y={before.y} height={before.height} />
      )}
      {tipsY !== null && <path className={styles.tips} d={`M${middle} ${tipsY - 6}l6 6-6 6-6-6z`} />}
      {label && (
        <text className={styles.tick} x={middle} y={HEIGHT - 8} textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  )
}
