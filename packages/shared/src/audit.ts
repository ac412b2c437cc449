import { z } from 'zod'

const instant = z.union([z.iso.datetime(), z.date()])

/** One change: who, when, from what, to what. Without an actor it was a badge at the kiosk, or a command. */
export const AuditRow = z.strictObject({
  id: z.int(),
  at: instant,
  festivalId: z.int().nullable(),
  actorId: z.uuid().nullable(),
  actor: z.strictObject({ firstName: z.string(), lastName: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
