// Shared by the charts; the colours follow the colour scheme.

export const GRID = { vertical: false, stroke: 'var(--line)' }

export const AXIS = {
  tickLine: false,
  axisLine: false,
  stroke: 'var(--ink-3)',
  tick: { fill: 'var(--ink-3)', fontSize: 12 },
}

export const TOOLTIP = {
  isAnimationActive: false,
  cursor: { fill: 'var(--hover)', stroke: 'var(--line)' },
  contentStyle: {
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-6)',
    background: 'var(--raised)',
    color: 'var(--ink)',
  },
  itemStyle: { color: 'var(--ink)', padding: 0 },
}
