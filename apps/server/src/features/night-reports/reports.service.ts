import { dateAt } from '@nightshift/shared/local-time'
import { gatesAt } from '@nightshift/shared/night-plan/night-times'
import type { NightReport, ReportedNight } from '@nightshift/shared/night-reports/contract'
import { isProblem } from '@nightshift/shared/night-reports/problems'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findFestival } from '../festivals/festivals.queries.ts'
import { findSeasonNights } from '../night-plan/season-nights.queries.ts'
import { describeContent, shownTo } from './describe-report.ts'
import { findIncidentsById } from './incidents.queries.ts'
import {
  type FoundReport,
  findReport,
  findReportBefore,
  findReports,
  findVersions,
} from './reports.queries.ts'

/** A report with the present names, beside the one of the night before. */
export async function readReport(db: Db, caller: Caller, id: number): Promise<NightReport> {
  const report = await findReport(db, caller, id)
  const festival = report && (await findFestival(db, report.festivalId))
  if (!festival) throw new AppError('notFound')
  const { content, night, closedAt, closedBy } = report
  const versions = await findVersions(db, festival.id, night)
  const before = await findReportBefore(db, festival.id, night)
  const { lines, ...figures } = await describeContent(db, caller, content)
  const incidents = await findIncidentsById(db, content.incidentIds)
  return {
    ...{ id, night, closedAt, closedBy, ...figures },
    festival: { id: festival.id, name: festival.name, timeZone: festival.timeZone },
    version: versions.indexOf(id) + 1,
    isReplaced: versions.at(-1) !== id,
    lines: lines.map(({ phone: _, festivalId: __, ...line }) => line),
    incidents: incidents.map(({ updatedAt: _, ...incident }) => incident),
    before: before
      ? { id: before.id, night: before.night, totals: shownTo(caller, before.content.totals) }
      : null,
  }
}

/** The nights of a season that have begun or were reported, the newest first, each with the report that counts. */
export async function listReports(
  db: Db,
  caller: Caller,
  { festivalId, seasonId }: { festivalId: number; seasonId?: number },
): Promise<ReportedNight[]> {
  const found = await findSeasonNights(db, festivalId, seasonId)
  if (!found) throw new AppError('notFound')
  const { season, nights, timeZone } = found
  const until = season.endsAt && dateAt(season.endsAt, timeZone)
  const reports = await findReports(db, festivalId, dateAt(season.beginsAt, timeZone), until)
  const noted = [...reports.values()].flatMap(({ content }) => content.incidentIds)
  const incidents = new Set((await findIncidentsById(db, noted)).map(({ id }) => id))
  const begun = nights.filter((night) => night.gatesAt <= caller.now && !night.isCalledOff)
  // A night that was taken off the calendar afterwards keeps its report.
  const dates = new Set([...begun.map(({ date }) => date), ...reports.keys()])
  return [...dates]
    .sort()
    .reverse()
    .map((night) => ({
      night,
      gatesAt: gatesAt(season.calendar, night, timeZone),
      report: summaryOf(caller, reports.get(night), incidents),
    }))
}

/** Incidents that were deleted since are in no report. */
function summaryOf(caller: Caller, report: FoundReport | undefined, noted: Set<number>) {
  if (!report) return null
  const { id, closedAt, closedBy, content } = report
  const { totals, lines, incidentIds } = content
  const problems = lines.filter(isProblem).length
  const incidents = incidentIds.filter((incident) => noted.has(incident)).length
  return { id, closedAt, closedBy, totals: shownTo(caller, totals), incidents, problems }
}
