import { NIGHT_PLAN_CALLS } from '@nightshift/shared/night-plan/calls'
import {
  type AgreedFill,
  type CopyNight,
  type FillNights,
  type NeedPatch,
  type NewPlace,
  NightPlan,
  type PlacePatch,
  type PlannedPlace,
  type SeenDeclined,
} from '@nightshift/shared/night-plan/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from '../../lib/query-keys.ts'

/** Its places are not validated: there are thousands, and that took a fifth of the time in which the plan opens. */
const READ_PLAN = {
  ...NIGHT_PLAN_CALLS.read,
  answer: NightPlan.extend({ places: z.custom<PlannedPlace[]>(Array.isArray) }),
}

/** The plan of a season's nights. */
export const nightPlanQuery = (festivalId: number, seasonId: number) =>
  queryOptions({
    queryKey: [...queryKeys.seasonPlan, festivalId, seasonId],
    queryFn: () => callApi(READ_PLAN, { query: { festivalId, seasonId } }),
  })

/** Who cannot come to a night ahead, while no planner has looked. */
export const declinedPlacesQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.declinedPlaces, festivalId],
    queryFn: () => callApi(NIGHT_PLAN_CALLS.declined, { query: { festivalId } }),
  })

export const seeDeclined = (body: SeenDeclined) => callApi(NIGHT_PLAN_CALLS.seeDeclined, { body })

export const readNight = (query: { festivalId: number; seasonId: number; night: string }) =>
  callApi(NIGHT_PLAN_CALLS.readNight, { query })

export const putOn = (body: NewPlace) => callApi(NIGHT_PLAN_CALLS.put, { body })

export const editPlace = (id: number, body: PlacePatch) =>
  callApi(NIGHT_PLAN_CALLS.edit, { params: { id }, body })

export const takeOff = (id: number, updatedAt: string) =>
  callApi(NIGHT_PLAN_CALLS.takeOff, { params: { id }, query: { updatedAt } })

export const setNeed = (body: NeedPatch) => callApi(NIGHT_PLAN_CALLS.need, { body })

export const copyNight = (body: CopyNight) => callApi(NIGHT_PLAN_CALLS.copy, { body })

export const proposeFill = (body: FillNights) => callApi(NIGHT_PLAN_CALLS.fill, { body })

export const applyFill = (body: AgreedFill) => callApi(NIGHT_PLAN_CALLS.applyFill, { body })
