import type { LabourCost } from '@nightshift/shared/payroll/labour-cost/contract'
import { formatDate } from '@nightshift/shared/time'

/** The space for the axes, in pixels. */
export const MARGIN = { top: 10, right: 4, bottom: 26, left: 54 }
/** A date such as 10/25 with some air. */
const LABEL_WIDTH = 42
const TICKS = 4

export type Bar = {
  key: string
  x: number
  width: number
  parts: { eventId: number; y: number; height: number }[]
  /** The outline of the season before. */
  before: { y: number; height: number } | null
  tipsY: number | null
  label: string | null
}

/** Where the bars, marks and grid lines of the chart are, in pixels. */
export function chartLayout({ nights, events }: LabourCost, width: number, height: number) {
  const most = Math.max(
    ...nights.flatMap(({ pay, cash, credit, before }) => [pay, cash + credit, before?.pay ?? 0]),
  )
  const step = niceStep(most / TICKS)
  const top = Math.max(step, Math.ceil(most / step) * step)
  const inner = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom }
  const yOf = (cents: number) => MARGIN.top + inner.height * (1 - cents / top)

  const slot = inner.width / nights.length
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / slot))
  const barWidth = Math.min(44, slot * 0.62)
  const bars = nights.map((night, index): Bar => {
    const tips = night.cash + night.credit
    let below = 0
    const parts = events.flatMap(({ eventId }) => {
      const pay = night.events.find((event) => event.eventId === eventId)?.pay ?? 0
      if (!pay) return []
      below += pay
      return [{ eventId, y: yOf(below), height: (pay / top) * inner.height }]
    })
    const before = night.before?.pay ?? 0
    return {
      key: night.key,
      parts,
      width: barWidth,
      x: MARGIN.left + slot * index + (slot - barWidth) / 2,
      before: before ? { y: yOf(before), height: (before / top) * inner.height } : null,
      tipsY: tips ? yOf(tips) : null,
      label: index % every === 0 ? shortDate(night.date) : null,
    }
  })
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
    y: yOf(index * step),
    text: dollarsText(index * step),
  }))
  return { bars, ticks }
}

/** The next of 1, 2, 2.5 or 5 times a power of ten, in cents; at least a dollar. */
function niceStep(rough: number) {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 100)))
  return [1, 2, 2.5, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? power
}

/** '$1.5k' */
function dollarsText(cents: number) {
  const dollars = cents / 100
  return dollars >= 1000 ? `$${dollars / 1000}k` : `$${dollars}`
}

/** '10/4' */
const shortDate = (date: string) => formatDate(`${date}T12:00:00Z`, 'UTC').replace(/\/\d{4}$/, '')
