import type { CopiedNight, PlanNight, PlanPerson } from '@nightshift/shared/nights/night-plan/contract'
import type { Part } from '@nightshift/shared/nights/night-plan/place'
import { openPart } from '@nightshift/shared/nights/night-plan/place-problem'
import { useState } from 'react'
import type { Dragged } from './dragging.ts'
import type { MarkedPlace, PlanIndex } from './plan-index.ts'
import { modelNight } from './plan-index.ts'
import { copiedWords, usePlanEdits } from './use-plan-edits.ts'

export type Planner = ReturnType<typeof usePlanner>

type Open =
  | { kind: 'people' | 'fill' }
  | { kind: 'place'; id: number }
  | { kind: 'put'; userId: string }
  | { kind: 'leftOut'; copied: CopiedNight; words: string }

/** What a planner does on one night. */
export function usePlanner(index: PlanIndex, { date: night, isCalledOff }: PlanNight, mayEdit: boolean) {
  const edits = usePlanEdits(index)
  const [open, setOpen] = useState<Open>()
  const [positionId, setPositionId] = useState<number | null>(null)
  const { plan } = index
  const canEdit = mayEdit && plan.season.closedAt === null
  /** People are taken off a night that is called off, and not put on it. */
  const canPlan = canEdit && !isCalledOff

  /** The part of the night that somebody has left, in a position that they hold; undefined when they cannot. */
  function partFor(person: PlanPerson, position: number) {
    if (!person.isActive || !person.positionIds.includes(position)) return undefined
    return openPart(index.placesOn(night, person.id).map(({ part }) => part))
  }
  async function put(person: PlanPerson, position: number, wanted: Part = 'whole') {
    const open = partFor(person, position)
    if (!canPlan || !open) return undefined
    const part = open === 'whole' ? wanted : open
    return edits.put({ night, positionId: position, userId: person.id, part })
  }
  const move = (place: MarkedPlace, position: number) => edits.edit(place, { positionId: position })

  const draggedPlace = ({ placeId }: Dragged) => index.placesOf(night).find(({ id }) => id === placeId)
  /** Whether what is dragged can be dropped in a position. */
  function accepts(dragged: Dragged, position: number) {
    const person = index.people.get(dragged.userId)
    if (!canPlan || !person) return false
    const place = draggedPlace(dragged)
    if (!place) return partFor(person, position) !== undefined
    return place.positionId !== position && person.positionIds.includes(position)
  }
  async function drop(dragged: Dragged, position: number) {
    const place = draggedPlace(dragged)
    if (place) await move(place, position)
    else await put(index.people.get(dragged.userId)!, position)
  }
  async function copy() {
    const model = modelNight(plan.nights, night)
    const copied = model && (await edits.copy(model, night))
    if (model && copied?.leftOut.length)
      setOpen({ kind: 'leftOut', copied, words: copiedWords(copied, model) })
  }
  return {
    edits,
    canEdit,
    canPlan,
    night,
    open,
    setOpen,
    positionId,
    setPositionId,
    partFor,
    put,
    move,
    accepts,
    drop,
    copy,
  }
}
