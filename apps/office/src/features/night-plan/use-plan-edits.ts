import type { NightPlan, PlannedPlace } from '@nightshift/shared/night-plan/contract'
import type { Part } from '@nightshift/shared/night-plan/place'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copyNight, editPlace, nightPlanQuery, putOn, setNeed, takeOff } from './night-plan.api.ts'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import { nameOf, type PlanIndex } from './plan-index.ts'

export type PlanEdits = ReturnType<typeof usePlanEdits>
type Put = { night: string; positionId: number; userId: string; part: Part }

/** The changes of a plan, saved at once. A refused one is told, and the plan is read again. */
export function usePlanEdits({ plan, people, positions }: PlanIndex) {
  const queries = useQueryClient()
  const [said, setSaid] = useState('')
  const season = { festivalId: plan.festivalId, seasonId: plan.season.id }
  const { queryKey } = nightPlanQuery(season.festivalId, season.seasonId)
  const reread = () => queries.invalidateQueries({ queryKey })

  /** Shows the answer before the plan is read again; undefined when it was refused. */
  async function save<T>(sent: Promise<T>, words: (answer: T) => string, placesOf = keep<T>) {
    setSaid('')
    try {
      const answer = await sent
      // An answer that is under way may be older.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<NightPlan>(
        queryKey,
        (now) => now && { ...now, places: placesOf(now.places, answer) },
      )
      setSaid(words(answer))
      void reread()
      return answer
    } catch (error) {
      void reread()
      await tellFailure(error, NIGHT_PLAN.saveFailed)
      return undefined
    }
  }
  const named = (userId: string) => nameOf(people.get(userId)!)
  const position = (id: number) => positions.get(id)?.name ?? ''

  return {
    season,
    said,
    setSaid,
    reread,
    put: (place: Put) =>
      save(
        putOn({ ...season, ...place }),
        () => NIGHT_PLAN.saved.put(named(place.userId), position(place.positionId)),
        (places, made) => [...places.filter(({ id }) => id !== made.id), made],
      ),
    edit: ({ id, userId, updatedAt }: PlannedPlace, changes: { positionId?: number; part?: Part }) =>
      save(
        editPlace(id, { ...changes, updatedAt: textOf(updatedAt) }),
        (made) =>
          changes.positionId === undefined
            ? NIGHT_PLAN.saved.part(named(userId), NIGHT_PLAN.parts[made.part].toLowerCase())
            : NIGHT_PLAN.saved.moved(named(userId), position(made.positionId)),
        (places, made) => places.map((place) => (place.id === id ? made : place)),
      ),
    takeOff: ({ id, userId, updatedAt }: PlannedPlace) =>
      save(
        takeOff(id, textOf(updatedAt)),
        () => NIGHT_PLAN.saved.off(named(userId)),
        (places) => places.filter((place) => place.id !== id),
      ),
    need: (of: { positionId: number; night: string | null; needed: number | null; seen: number }) =>
      save(setNeed({ ...season, ...of }), () => ''),
    copy: (from: string, to: string) =>
      save(copyNight({ ...season, from, to }), ({ copied }) => NIGHT_PLAN.saved.copied(copied)),
  }
}

const keep = <T>(places: PlannedPlace[], _answer: T) => places

const textOf = (instant: string | Date) => new Date(instant).toISOString()
