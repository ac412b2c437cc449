import { can } from '@nightshift/shared/access'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from './filter/entity.ts'
import type { Actor } from './session/actor.ts'

const FESTIVAL_COOKIE = 'FM_CUR_FEST'
/** An id that no festival has, so that a query finds nothing. */
const NO_FESTIVAL = 0

const isTied = (actor: Actor) => actor.festivalId !== null && !can(actor, 'festivals.all')

/** The festival that somebody who may choose has chosen. The cookie counts for nobody else. */
export function chosenFestival({ actor, cookies }: FastifyRequest) {
  if (isTied(actor)) return actor.festivalId
  const chosen = Number(cookies[FESTIVAL_COOKIE])
  return Number.isSafeInteger(chosen) && chosen > 0 && chosen <= 2_147_483_647 ? chosen : null
}

/**
 * What a list may show: one's own festival, whatever the filter says. People who choose a festival name it in
 * the filter; where they do not, their choice decides. The highest level may name several.
 */
export function listScope(request: FastifyRequest, where: unknown): Viewer {
  const { actor } = request
  const { accessLvl } = actor
  if (isTied(actor)) return { accessLvl, festivalId: actor.festivalId }
  const chosen = chosenFestival(request)
  if (!can(actor, 'festivals.all'))
    return { accessLvl, festivalId: namedFestival(where) ?? chosen ?? NO_FESTIVAL }
  return { accessLvl, festivalId: mentionsFestival(where) ? null : chosen }
}

/** Which records somebody may name by id: those of their festival; the highest level reaches all. */
export function recordScope(request: FastifyRequest): Viewer {
  const { actor } = request
  if (isTied(actor)) return { accessLvl: actor.accessLvl, festivalId: actor.festivalId }
  const festivalId = can(actor, 'festivals.all') ? null : (chosenFestival(request) ?? NO_FESTIVAL)
  return { accessLvl: actor.accessLvl, festivalId }
}

/** The one festival that a filter plainly asks for. */
function namedFestival(where: unknown) {
  const { festivalId } = (where ?? {}) as { festivalId?: unknown }
  return typeof festivalId === 'number' ? festivalId : undefined
}

/** A filter may nest "and" and "or" 5 deep, a list and an object each; a deeper one is refused later. */
const DEEPEST = 12

function mentionsFestival(where: unknown, depth = 0): boolean {
  if (depth > DEEPEST || typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(
    ([key, value]) => key === 'festivalId' || mentionsFestival(value, depth + 1),
  )
}
