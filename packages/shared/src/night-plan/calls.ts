import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
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

const params = RecordParams

export const NIGHT_PLAN_CALLS = {
  read: { method: 'GET', path: '/api/night-plan', query: NightPlanQuery, answer: NightPlan },
  readNight: {
    method: 'GET',
    path: '/api/night-plan/night',
    query: PlannedNightQuery,
    answer: PlannedNight,
  },
  declined: {
    method: 'GET',
    path: '/api/night-plan/declined',
    query: DeclinedQuery,
    answer: DeclinedPlaces,
  },
  seeDeclined: {
    method: 'POST',
    path: '/api/night-plan/declined/seen',
    body: SeenDeclined,
    answer: z.null(),
    answerAs: 'nothing',
  },
  put: { method: 'POST', path: '/api/night-plan/places', body: NewPlace, answer: PlannedPlace },
  edit: {
    method: 'PATCH',
    path: '/api/night-plan/places/:id',
    params,
    body: PlacePatch,
    answer: PlannedPlace,
  },
  takeOff: {
    method: 'DELETE',
    path: '/api/night-plan/places/:id',
    params,
    query: TakeOffQuery,
    answer: z.null(),
    answerAs: 'nothing',
  },
  need: {
    method: 'PATCH',
    path: '/api/night-plan/needs',
    body: NeedPatch,
    answer: z.null(),
    answerAs: 'nothing',
  },
  copy: { method: 'POST', path: '/api/night-plan/copy', body: CopyNight, answer: CopiedNight },
  /** Proposes people for the places that are open; writes nothing. */
  fill: { method: 'POST', path: '/api/night-plan/fill', body: FillNights, answer: FillProposals },
  applyFill: {
    method: 'POST',
    path: '/api/night-plan/fill/apply',
    body: AgreedFill,
    answer: z.strictObject({ placed: z.int() }),
  },
} as const satisfies Calls
