import type { Event } from '@nightshift/shared/setup/positions/contract'
import { expect, test } from 'vitest'
import { sent } from '../../testing/applications.ts'
import { filterApplications, NO_FILTERS, readApplications, statusOf } from './listed.ts'

const updatedAt = '2024-09-01T00:00:00.000Z'
const position = (id: number, eventId: number, name: string) => ({
  id,
  eventId,
  name,
  isTipped: false,
  canApply: true,
  updatedAt,
})
const events: Event[] = [
  {
    id: 1,
    festivalId: 1,
    name: 'The Bog',
    updatedAt,
    positions: [position(7, 1, 'Actor'), position(9, 1, 'Guide')],
  },
  { id: 2, festivalId: 1, name: 'Midway', updatedAt, positions: [position(8, 2, 'Bartender')] },
]
const answers = (firstName: string, position: number, more = {}) => ({
  firstName,
  lastName: 'Thorn',
  position,
  ...more,
})
const all = readApplications(
  [
    sent({ id: 1, data: answers('Wren', 7, { email: 'Same@x.de' }) }),
    sent({ id: 2, status: 'held', data: answers('Róbin', 8, { otherNotes: 'Juggles FIRE' }) }),
    sent({ id: 3, status: 'rejected', data: answers('Jay', 9, { email: 'same@x.de' }) }),
    sent({
      id: 4,
      status: 'hired',
      data: answers('Lark', 99),
      notes: 'Loud voice',
      season: null,
    }),
    sent({ id: 5, data: answers('Finch', 7), archivedAt: '2024-11-20T15:00:00.000Z' }),
  ],
  events,
  'America/New_York',
)
const RUNNING = { isCurrent: true, closedAt: null }
const found = (changes: object, season: typeof RUNNING = RUNNING) =>
  filterApplications(all, { ...NO_FILTERS, ...changes }, season).map(({ application }) => application.id)

test.each([
  [{}, [1, 2]],
  [{ status: 'held' }, [2]],
  [{ status: 'rejected' }, [3]],
  [{ status: 'hired' }, [4]],
  [{ status: 'archived' }, [5]],
  [{ status: 'all' }, [1, 2, 3, 4, 5]],
  [{ status: 'constructor' }, [1, 2]],
  [{ department: '2' }, [2]],
  [{ position: '7' }, [1]],
  [{ department: '1', position: '8' }, []],
  [{ text: 'fire rob' }, [2]],
  [{ text: 'the bog' }, [1]],
  [{ status: 'hired', text: 'LOUD' }, [4]],
  [{ same: '3', status: 'hired', text: 'x' }, [1, 3]],
  [{ same: '77' }, [1, 2]],
])('%j leaves %j', (filters, ids) => {
  expect(found(filters)).toEqual(ids)
})

test('an earlier season shows all, unless a status is chosen', () => {
  const earlier = { ...RUNNING, isCurrent: false }
  expect(found({}, earlier)).toEqual([1, 2, 3, 4, 5])
  expect(found({ status: 'new' }, earlier)).toEqual([1])
})

test('a listed application has a position label and nights, and UNKNOWN without the position', () => {
  expect(all.map(({ positionLabel }) => positionLabel)).toEqual([
    'The Bog - Actor',
    'Midway - Bartender',
    'The Bog - Guide',
    'UNKNOWN',
    'The Bog - Actor',
  ])
  expect(all.map(({ nights }) => nights.length)).toEqual([15, 15, 15, 0, 15])
  expect(statusOf('held', RUNNING)).toBe('held')
})
