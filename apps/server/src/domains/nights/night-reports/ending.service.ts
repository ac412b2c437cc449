import type { EndingQuery, EndNight, NightEnding } from '@nightshift/shared/nights/night-reports/contract'
import { mayChangeIncident } from '@nightshift/shared/nights/night-reports/incidents'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findOpenRollCall } from '../roll-call/roll-call.queries.ts'
import { describeContent } from './describe-report.ts'
import { findNight, readContent } from './night-facts.service.ts'
import { insertReport } from './reports.queries.ts'
import { findWaiting } from './waiting.queries.ts'

/** What the end of a night meets: of the one that is asked for, or of the last that began. */
export async function readEnding(
  db: Db,
  caller: Caller,
  { festivalId, night }: EndingQuery,
): Promise<z.input<typeof NightEnding>> {
  const found = await findNight(db, festivalId, night, caller.now)
  const { content, answers, incidents, report, seen } = await readContent(db, found, caller.now)
  const { lines, incidents: _, ...figures } = await describeContent(db, caller, content)
  return {
    ...found.night,
    ...figures,
    lines: lines.map(({ festivalId: theirs, phone, ...line }) => ({
      ...line,
      // Whoever has moved is called by their new festival only.
      phone: theirs === null || theirs === festivalId ? phone : '',
      answer: line.placeId === null ? null : (answers.get(line.placeId) ?? null),
    })),
    incidents: incidents.map(({ createdBy, editorId: _, ...incident }) => ({
      ...incident,
      mayChange: mayChangeIncident(caller, { createdBy, isEnded: report !== undefined }),
    })),
    waiting: await findWaiting(db, festivalId, found.night),
    isRollCallOpen: (await findOpenRollCall(db, festivalId)) !== undefined,
    seen,
    report: report ? { id: report.id, closedAt: report.closedAt, closedBy: report.closedBy } : null,
  }
}

/**
 * Stores the report of a night. What is left over is in it; refused only when something has changed since the screen
 * was read. A night that was ended before gets another report, and the last one counts.
 */
export async function endNight(db: Db, caller: Caller, { festivalId, night: asked, seen }: EndNight) {
  return db.transaction(async (tx) => {
    await lockFestival(tx, festivalId)
    const found = await findNight(tx, festivalId, asked, caller.now)
    const now = await readContent(tx, found, caller.now)
    if (now.seen !== seen) throw new AppError('nightChanged')
    const { content } = now
    const { night } = found.night
    const ended = { festivalId, night, closedAt: caller.now, closedBy: caller.id }
    const { id } = await insertReport(tx, { ...ended, content })
    const { totals, lines, incidents } = content
    const { planned, came, noShow } = totals
    const left = lines.filter(({ kind }) => kind === 'stillIn' || kind === 'missing').length
    const after = { night, planned, came, noShow, left, incidents: incidents.length }
    await changed(tx, caller, { festivalId, action: 'create', entity: 'nightReport', entityId: id, after })
    return { id }
  })
}
