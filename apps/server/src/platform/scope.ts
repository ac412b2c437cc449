import { can } from '@nightshift/shared/access'
import type { FastifyRequest } from 'fastify'
import { AppError, found } from './http/app-error.ts'
import type { Actor } from './session/actor.ts'
import type { Caller } from './session/caller.ts'

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

/** The caller for records that are named by id: those of their festival; the highest level reaches all. */
export function callerOf(request: FastifyRequest): Caller {
  const { actor, server } = request
  const { id, accessLvl } = actor
  const festivalId = can(actor, 'festivals.all') ? null : (chosenFestival(request) ?? NO_FESTIVAL)
  return { id, accessLvl, festivalId, now: server.now() }
}

/** A festival out of the caller's reach is not found. */
export function checkFestivalScope(request: FastifyRequest, id: number) {
  const { festivalId } = callerOf(request)
  if (festivalId !== null && festivalId !== id) throw new AppError('notFound')
}

/** The festival that a request names, or else that the caller has chosen or belongs to. */
export function festivalInReach(request: FastifyRequest, named: number | undefined) {
  const festivalId = found(named ?? chosenFestival(request) ?? request.actor.festivalId)
  checkFestivalScope(request, festivalId)
  return festivalId
}

/**
 * The caller for a list: limited to their own festival, whatever the filter says. People who choose a festival name it
 * in the filter; where they do not, their choice decides. The highest level may name several.
 */
export function listCallerOf(request: FastifyRequest, where: unknown): Caller {
  const { actor } = request
  const caller = callerOf(request)
  if (isTied(actor)) return caller
  if (!can(actor, 'festivals.all'))
    return { ...caller, festivalId: namedFestival(where) ?? caller.festivalId }
  return { ...caller, festivalId: mentionsFestival(where) ? null : chosenFestival(request) }
}

/**
 * The festival that a new person belongs to: one's own, or for people who choose, the one they name or have chosen.
 * Undefined when it is not theirs to name.
 */
export function festivalForNew(request: FastifyRequest, named: number | null | undefined) {
  const { actor } = request
  if (isTied(actor)) return named === undefined || named === actor.festivalId ? actor.festivalId : undefined
  const festivalId = named === undefined ? chosenFestival(request) : named
  return festivalId === null && !can(actor, 'festivals.all') ? undefined : festivalId
}

/** The one festival that a filter plainly asks for. */
function namedFestival(where: unknown) {
  const { festivalId } = (where ?? {}) as { festivalId?: unknown }
  const isId = typeof festivalId === 'number' || (typeof festivalId === 'string' && /^\d+$/.test(festivalId))
  return isId ? Number(festivalId) : undefined
}

/** A filter may nest "and" and "or" 5 deep, a list and an object each; a deeper one is refused later. */
const DEEPEST = 12

function mentionsFestival(where: unknown, depth = 0): boolean {
  if (depth > DEEPEST || typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(
    ([key, value]) => key === 'festivalId' || mentionsFestival(value, depth + 1),
  )
}
