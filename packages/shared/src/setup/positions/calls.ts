import { z } from 'zod'
import { get, patch, post } from '../../calls.ts'
import { RecordIdText } from '../../ids.ts'
import { FilterQuery } from '../../list-queries.ts'
import { OPEN_POSITIONS } from '../../site/public-site/call-paths.ts'
import {
  Event,
  EventPatch,
  NewEvent,
  NewPosition,
  Position,
  PositionPatch,
  PublicPosition,
} from './contract.ts'

const reads = ['setting'] as const
const changes = ['setting'] as const

export const POSITIONS_CALLS = {
  openPositions: get(OPEN_POSITIONS.path, {
    may: 'open',
    festival: 'any',
    params: z.strictObject({ festival: RecordIdText }),
    answer: z.array(PublicPosition),
  }),
  listEvents: get('/api/events', { may: 'signedIn', reads, query: FilterQuery, answer: z.array(Event) }),
  addEvent: post('/api/events/', {
    may: 'events.manage',
    festival: 'any',
    changes,
    body: NewEvent,
    answer: Event,
  }),
  editEvent: patch('/api/events/:id', { may: 'events.manage', changes, body: EventPatch, answer: Event }),
  listPositions: get('/api/positions', {
    may: 'signedIn',
    reads,
    query: FilterQuery,
    answer: z.array(Position),
  }),
  addPosition: post('/api/positions/', {
    may: 'positions.manage',
    changes,
    body: NewPosition,
    answer: Position,
  }),
  editPosition: patch('/api/positions/:id', {
    may: 'positions.manage',
    changes,
    body: PositionPatch,
    answer: Position,
  }),
}
