// Shared by the charts; the colours follow the colour scheme.

export const GRID = { vertical: false, stroke: 'var(--office-line)' }

export const AXIS = {
  tickLine: false,
  axisLine: false,
  stroke: 'var(--mantine-color-dimmed)',
  tick: { fill: 'var(--mantine-color-dimmed)', fontSize: 13 },
}

export const TOOLTIP = {
  isAnimationActive: false,
  cursor: { fill: 'var(--office-hover)', stroke: 'var(--office-line)' },
  contentStyle: {
    border: '1px solid var(--office-line)',
    borderRadius: 8,
    background: 'var(--office-surface)',
    color: 'var(--mantine-color-text)',
  },
  itemStyle: { color: 'var(--mantine-color-text)', padding: 0 },
}
