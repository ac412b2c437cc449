import { expect, test } from 'vitest'
import { viewOf } from '../../time/timesheets/view.ts'
import { exportFilter } from './export-filter.ts'

const view = viewOf({ start: '2024-09-30', end: '2024-10-06' })
const at = { createdAt: '', updatedAt: '' }
const positions = [{ id: 5, name: 'Driver' }]
const events = [{ id: 2, name: 'Hayride', positions, ...at }] as unknown as Parameters<typeof exportFilter>[1]

test('a list without filters has none', () => {
  expect(exportFilter(view, events)).toEqual({})
})

test('filters are put in words', () => {
  const filters = {
    text: 'ash',
    event: '2',
    position: '5',
    hours: '4',
    tipsIs: 'atMost',
    tips: '9',
    review: 'needed',
  }
  expect(exportFilter({ ...view, ...filters }, events)).toEqual({
    ...{ text: 'ash', event: 'Hayride', position: 'Driver', hours: 'at least 4', tips: 'at most 9' },
    review: 'Needs review',
  })
})
