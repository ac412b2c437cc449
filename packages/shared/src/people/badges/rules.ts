import { can, outranks } from '../../access.ts'

type Someone = { id: string; accessLvl: number }

/** Whether somebody may replace a badge: their own, or that of a person whom they outrank. */
export const mayReplaceBadge = (actor: Someone, target: Someone) =>
  can(actor, 'employees.replaceBadge') && (actor.id === target.id || outranks(actor, target))
