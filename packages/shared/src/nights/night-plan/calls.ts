import { z } from 'zod'
import { del, get, patch, post } from '../../calls.ts'
import {
  AgreedFill,
  CopiedNight,
  CopyNight,
  DeclinedPlaces,
  DeclinedQuery,
  FillNights,
  FillProposals,
  NeedPatch,
  NewPlace,
  NightPlan,
  NightPlanQuery,
  PlacePatch,
  PlannedNight,
  PlannedNightQuery,
  PlannedPlace,
  SeenDeclined,
  TakeOffQuery,
} from './contract.ts'

const read = { may: 'nights.read', festival: 'query' } as const
const edit = { may: 'nights.edit', festival: 'body' } as const
const changes = ['plannedNight'] as const

export const NIGHT_PLAN_CALLS = {
  /** After a change of one night, only that is read again: a season has thousands of places. */
  read: get('/api/night-plan', {
    ...read,
    reads: ['employee', 'setting', 'plan'],
    query: NightPlanQuery,
    answer: NightPlan,
  }),
  readNight: get('/api/night-plan/night', { ...read, query: PlannedNightQuery, answer: PlannedNight }),
  declined: get('/api/night-plan/declined', {
    may: 'nights.edit',
    festival: 'query',
    reads: ['employee', 'setting', 'plannedNight', 'plan'],
    query: DeclinedQuery,
    answer: DeclinedPlaces,
  }),
  seeDeclined: post('/api/night-plan/declined/seen', { ...edit, changes, body: SeenDeclined }),
  put: post('/api/night-plan/places', { ...edit, changes, body: NewPlace, answer: PlannedPlace }),
  edit: patch('/api/night-plan/places/:id', {
    may: 'nights.edit',
    changes,
    body: PlacePatch,
    answer: PlannedPlace,
  }),
  takeOff: del('/api/night-plan/places/:id', { may: 'nights.edit', changes, query: TakeOffQuery }),
  need: patch('/api/night-plan/needs', { ...edit, changes: ['plannedNight', 'plan'], body: NeedPatch }),
  copy: post('/api/night-plan/copy', { ...edit, changes, body: CopyNight, answer: CopiedNight }),
  /** Proposes people for the places that are open; writes nothing. */
  fill: post('/api/night-plan/fill', { ...edit, body: FillNights, answer: FillProposals }),
  applyFill: post('/api/night-plan/fill/apply', {
    ...edit,
    changes: ['plan'],
    body: AgreedFill,
    answer: z.strictObject({ placed: z.int() }),
  }),
}
