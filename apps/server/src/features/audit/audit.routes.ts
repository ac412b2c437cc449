import { can } from '@nightshift/shared/access'
import { AuditRow } from '@nightshift/shared/audit'
import { RecordIdText } from '@nightshift/shared/ids'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { auditLog, timeEntries, users } from '../../platform/database/schema.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { chosenFestival, recordScope } from '../../platform/scope.ts'

/** One time entry's history, or the festival's whole trail page by page, newest first. */
const Query = z.strictObject({
  timeEntryId: RecordIdText.optional(),
  festivalId: RecordIdText.optional(),
  before: RecordIdText.optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})

export async function auditRoutes(app: App) {
  app.get(
    '/api/audit',
    { config: requires('audit.entry'), schema: { querystring: Query, response: { 200: z.array(AuditRow) } } },
    async (request) => {
      const { timeEntryId, before, limit } = request.query
      if (timeEntryId === undefined && !can(request.actor, 'audit.list')) throw new AppError('forbidden')
      if (timeEntryId !== undefined) await checkEntryIsMine(timeEntryId, recordScope(request).festivalId)
      // An entry is reached wherever it is; the trail is that of the festival that was chosen.
      const chosen = timeEntryId === undefined ? (chosenFestival(request) ?? undefined) : undefined
      const festivalId = request.query.festivalId ?? chosen
      const rows = await app.db
        .select({ row: auditLog, actor: { firstName: users.firstName, lastName: users.lastName } })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.actorId))
        .where(
          and(
            timeEntryId === undefined
              ? undefined
              : and(eq(auditLog.entity, 'timeEntry'), eq(auditLog.entityId, String(timeEntryId))),
            festivalId === undefined ? undefined : eq(auditLog.festivalId, festivalId),
            before === undefined ? undefined : lt(auditLog.id, before),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(limit)
      return rows.map(({ row, actor }) => ({ ...row, actor }))
    },
  )

  /** Also for entries that were deleted: the trail is what is left of them. */
  async function checkEntryIsMine(id: number, festivalId: number | null) {
    const mine = festivalId === null ? undefined : eq(timeEntries.festivalId, festivalId)
    const [entry] = await app.db
      .select({ id: timeEntries.id })
      .from(timeEntries)
      .where(and(eq(timeEntries.id, id), mine))
    if (!entry) throw new AppError('notFound')
  }
}
