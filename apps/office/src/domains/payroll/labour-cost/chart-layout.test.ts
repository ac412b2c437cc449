import { expect, test } from 'vitest'
import { labourCost } from '../../time/testing/labour-cost.ts'
import { chartLayout, MARGIN } from './chart-layout.ts'

const HEIGHT = 100 + MARGIN.top + MARGIN.bottom
const WIDTH = 400 + MARGIN.left + MARGIN.right

test('parts are stacked without a gap, as high as their pay', () => {
  const { bars, ticks } = chartLayout(labourCost(), WIDTH, HEIGHT)
  expect(ticks.map(({ text }) => text)).toEqual(['$0', '$100', '$200', '$300', '$400'])
  // $300 and $100 of $400; the season before had $200, and tips were $133.75.
  expect(bars[0]).toMatchObject({
    parts: [
      { y: MARGIN.top + 25, height: 75 },
      { y: MARGIN.top, height: 25 },
    ],
    before: { y: MARGIN.top + 50, height: 50 },
    label: '9/13',
  })
  expect(bars[0]!.tipsY).toBeCloseTo(MARGIN.top + 100 * (1 - 133.75 / 400))
  expect(bars[1]).toMatchObject({ parts: [], before: null, tipsY: null, label: '9/14' })
})

test('bars stay within the chart, and dates have room on a phone', () => {
  const night = labourCost().nights[0]!
  const nights = Array.from({ length: 15 }, (_, index) => ({ ...night, key: `fr${index}` }))
  const { bars } = chartLayout({ ...labourCost(), nights }, 320, HEIGHT)
  for (const { x, width } of bars) {
    expect(x).toBeGreaterThanOrEqual(MARGIN.left)
    expect(x + width).toBeLessThanOrEqual(320 - MARGIN.right)
  }
  expect(bars.filter(({ label }) => label)).toHaveLength(5)
})

test.each([
  [0, ['$0', '$1']],
  [999, ['$0', '$2.5', '$5', '$7.5', '$10']],
  [1_234_500, ['$0', '$5k', '$10k', '$15k']],
])('the axis of %d cents has round numbers', (pay, texts) => {
  const nights = labourCost().nights.map((night) => ({ ...night, pay, cash: 0, credit: 0, before: null }))
  const { ticks } = chartLayout({ ...labourCost(), nights }, WIDTH, HEIGHT)
  expect(ticks.map(({ text }) => text)).toEqual(texts)
})
