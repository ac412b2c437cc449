import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordIdText, RecordParams } from '../ids.ts'
import { FilterQuery } from '../list-queries.ts'
import { OPEN_POSITIONS } from '../public-site/call-paths.ts'
import {
  Event,
  EventPatch,
  NewEvent,
  NewPosition,
  Position,
  PositionPatch,
  PublicPosition,
} from './contract.ts'

const params = RecordParams

export const POSITIONS_CALLS = {
  openPositions: {
    ...OPEN_POSITIONS,
    params: z.strictObject({ festival: RecordIdText }),
    answer: z.array(PublicPosition),
  },
  listEvents: { method: 'GET', path: '/api/events', query: FilterQuery, answer: z.array(Event) },
  addEvent: { method: 'POST', path: '/api/events/', body: NewEvent, answer: Event },
  editEvent: { method: 'PATCH', path: '/api/events/:id', params, body: EventPatch, answer: Event },
  listPositions: { method: 'GET', path: '/api/positions', query: FilterQuery, answer: z.array(Position) },
  addPosition: { method: 'POST', path: '/api/positions/', body: NewPosition, answer: Position },
  editPosition: {
    method: 'PATCH',
    path: '/api/positions/:id',
    params,
    body: PositionPatch,
    answer: Position,
  },
} as const satisfies Calls
