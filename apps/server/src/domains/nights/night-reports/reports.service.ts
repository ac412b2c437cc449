import { dateAt } from '@nightshift/shared/local-time'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { gatesAt } from '@nightshift/shared/nights/night-plan/night-times'
import type {
  NightReport,
  ReportedNight,
  StoredReport,
} from '@nightshift/shared/nights/night-reports/contract'
import { isProblem } from '@nightshift/shared/nights/night-reports/problems'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findSeasonNights } from '../night-plan/season-nights.queries.ts'
import { describeContent, shownTo } from './describe-report.ts'
import { type ChangeRow, findChanges } from './incidents.queries.ts'
import {
  type FoundReport,
  findReport,
  findReportBefore,
  findReports,
  findVersions,
} from './reports.queries.ts'

/** A report with the present names, beside the one of the night before. */
export async function readReport(db: Db, caller: Caller, id: number): Promise<z.input<typeof NightReport>> {
  const report = found(await findReport(db, caller, id))
  const festival = found(await findFestival(db, report.festivalId))
  const { content, night, closedAt, closedBy } = report
  const versions = await findVersions(db, festival.id, night)
  const before = await findReportBefore(db, festival.id, night)
  const { lines, incidents, ...figures } = await describeContent(db, caller, content)
  return {
    id,
    night,
    closedAt,
    closedBy,
    ...figures,
    festival: { id: festival.id, name: festival.name, timeZone: festival.timeZone },
    version: versions.indexOf(id) + 1,
    isReplaced: versions.at(-1) !== id,
    lines: lines.map(({ phone: _, festivalId: __, ...line }) => line),
    incidents,
    changes: changesOf(content.incidents, await findChanges(db, report)),
    before: before
      ? { id: before.id, night: before.night, totals: shownTo(caller, before.content.totals) }
      : null,
  }
}

type Text = { at: string; note: string }

/** Each change as the incident was and as it became: the log has of an edit only what differs. */
function changesOf(
  kept: StoredReport['incidents'],
  rows: ChangeRow[],
): z.input<typeof NightReport>['changes'] {
  const known = new Map<number, Text>(kept.map(({ id, at, note }) => [id, { at, note }]))
  return rows.map(({ incidentId, changedAt, changedBy, after: changed }) => {
    const before = known.get(incidentId) ?? null
    const after = changed && {
      at: changed.at ?? before?.at ?? '',
      note: changed.note ?? before?.note ?? '',
    }
    if (after) known.set(incidentId, after)
    return { incidentId, changedAt, changedBy, before, after }
  })
}

/** The nights of a season up to tonight and those that were reported, the newest first, each with the report that counts. */
export async function listReports(
  db: Db,
  caller: Caller,
  { festivalId, seasonId }: { festivalId: number; seasonId?: number },
): Promise<z.input<typeof ReportedNight>[]> {
  const { season, nights, timeZone } = found(await findSeasonNights(db, festivalId, seasonId))
  const until = season.endsAt && dateAt(season.endsAt, timeZone)
  const reports = await findReports(db, festivalId, dateAt(season.beginsAt, timeZone), until)
  const tonight = nightOf(caller.now, timeZone)
  const begun = nights.filter(({ date, isCalledOff }) => date <= tonight && !isCalledOff)
  // A night that was taken off the calendar afterwards keeps its report.
  const dates = new Set([...begun.map(({ date }) => date), ...reports.keys()])
  return [...dates]
    .sort()
    .reverse()
    .map((night) => ({
      night,
      gatesAt: gatesAt(season.calendar, night, timeZone),
      report: summaryOf(caller, reports.get(night)),
    }))
}

function summaryOf(caller: Caller, report: FoundReport | undefined) {
  if (!report) return null
  const { id, closedAt, closedBy, content } = report
  const { totals, lines, incidents } = content
  const problems = lines.filter(isProblem).length
  return { id, closedAt, closedBy, totals: shownTo(caller, totals), incidents: incidents.length, problems }
}
