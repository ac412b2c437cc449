import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import type {
  CopiedNight,
  NightPlan,
  PlanNight,
  PlannedPlace,
  PlanPosition,
} from '@nightshift/shared/nights/night-plan/contract'
import type { Part } from '@nightshift/shared/nights/night-plan/place'
import { callApi } from '@nightshift/ui/api/api.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../kit/toast/toast.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import { nameOf, type PlanIndex } from './plan-index.ts'
import { rereadNight } from './reread-night.ts'

export type PlanEdits = ReturnType<typeof usePlanEdits>
type Put = { night: string; positionId: number; userId: string; part: Part }

/** The changes of a plan, saved at once, also several at a time. A refusal is shown, and the plan is read again. */
export function usePlanEdits({ plan, people, positions }: PlanIndex) {
  const queries = useQueryClient()
  const season = { festivalId: plan.festivalId, seasonId: plan.season.id }
  const { queryKey } = queryOf(NIGHT_PLAN_CALLS.read, { query: season })
  const reread = () => queries.invalidateQueries({ queryKey })

  /** Shows the answer before its night is read again, or all without one; undefined when it was refused. */
  async function save<T>(
    night: string | null,
    sent: Promise<T>,
    words: (answer: T) => string,
    changesOf: (now: NightPlan, answer: T) => Partial<NightPlan> = () => ({}),
  ) {
    try {
      const answer = await sent
      // An answer that is under way may be older.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<NightPlan>(queryKey, (now) => now && { ...now, ...changesOf(now, answer) })
      if (words(answer)) toast(words(answer))
      void (night ? rereadNight(queries, night) : reread())
      return answer
    } catch (error) {
      void reread()
      await showFailure(error, NIGHT_PLAN.saveFailed)
      return undefined
    }
  }
  const named = (userId: string) => nameOf(people.get(userId)!)
  const position = (id: number) => positions.get(id)?.name ?? ''

  return {
    season,
    reread,
    put: (place: Put) =>
      save(
        place.night,
        callApi(NIGHT_PLAN_CALLS.put, { body: { ...season, ...place } }),
        () => NIGHT_PLAN.saved.put(named(place.userId), position(place.positionId)),
        ({ places }, made) => ({ places: [...places.filter(({ id }) => id !== made.id), made] }),
      ),
    edit: ({ id, night, userId, updatedAt }: PlannedPlace, changes: { positionId?: number; part?: Part }) =>
      save(
        night,
        callApi(NIGHT_PLAN_CALLS.edit, {
          params: { id },
          body: { ...changes, updatedAt },
        }),
        (made) =>
          changes.positionId === undefined
            ? NIGHT_PLAN.saved.part(named(userId), NIGHT_PLAN.parts[made.part].toLowerCase())
            : NIGHT_PLAN.saved.moved(named(userId), position(made.positionId)),
        ({ places }, made) => ({ places: places.map((place) => (place.id === id ? made : place)) }),
      ),
    takeOff: ({ id, night, userId, updatedAt }: PlannedPlace) =>
      save(
        night,
        callApi(NIGHT_PLAN_CALLS.takeOff, { params: { id }, query: { updatedAt } }),
        () => NIGHT_PLAN.saved.off(named(userId)),
        ({ places }) => ({ places: places.filter((place) => place.id !== id) }),
      ),
    need: (of: NeedEdit) =>
      save(
        of.night,
        callApi(NIGHT_PLAN_CALLS.need, { body: { ...season, ...of } }),
        () => '',
        (now) => withNeed(now, of),
      ),
    copy: (from: PlanNight, to: string) =>
      save(to, callApi(NIGHT_PLAN_CALLS.copy, { body: { ...season, from: from.date, to } }), (copied) =>
        copiedWords(copied, from),
      ),
  }
}

/** How many places were copied; why, if none. */
export function copiedWords({ copied, leftOut }: CopiedNight, from: PlanNight) {
  const { saved, copiedNothing } = NIGHT_PLAN
  if (copied) return saved.copied(copied)
  if (!leftOut.length) return copiedNothing.noPlaces(from.label)
  const areThere = leftOut.every(({ reason }) => reason === 'alreadyPlanned')
  return areThere ? copiedNothing.allThere : copiedNothing.nobodyFree
}

type NeedEdit = { positionId: number; night: string | null; needed: number | null; seen: number }

/** The plan with a number that was saved, so that the next step goes on from it. */
function withNeed({ events, needs }: NightPlan, { positionId, night, needed }: NeedEdit): Partial<NightPlan> {
  if (night !== null) {
    const others = needs.filter((need) => need.night !== night || need.positionId !== positionId)
    return { needs: needed === null ? others : [...others, { night, positionId, needed }] }
  }
  const changed = (position: PlanPosition) =>
    position.id === positionId ? { ...position, needed: needed ?? 0 } : position
  return { events: events.map((event) => ({ ...event, positions: event.positions.map(changed) })) }
}
