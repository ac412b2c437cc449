import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { expect, onTestFinished, test } from 'vitest'
import { findSeasons } from '../../src/domains/seasons/seasons.queries.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { connect } from '../../src/platform/database/pool.ts'
import { ask } from '../testing/ask.ts'
import { DEMO_TABLES, demoBeforeSeasons } from '../testing/version-before/demo.ts'
import { payrollOf, statusCountsOf } from '../testing/version-before/figures.ts'
import { renamed, rowsOf, sameOf } from '../testing/version-before/rows.ts'

test('the upgrade keeps every row and every figure of the season, in one season that is current and open', async () => {
  const url = await demoBeforeSeasons()
  const rows = await Promise.all(DEMO_TABLES.map((table) => rowsOf(url, table)))
  const applications = renamed(await rowsOf(url, 'applications'), 'season_id', 'calendar_id')
  const calendars = await rowsOf(url, 'seasons')
  const [payroll, counts] = [await payrollOf(url), await statusCountsOf(url)]
  expect(payroll).toMatchObject({
    entries: 774,
    totals: { hundredths: 567_134, pay: 8_598_158, cash: 503_375, credit: 717_025, deduction: 116_250 },
  })
  expect(counts).toEqual({ held: 7, hired: 14, new: 14, rejected: 6 })

  expect(await migrate(url)).toBeGreaterThan(0)

  for (const [index, table] of DEMO_TABLES.entries()) {
    const now = await rowsOf(url, table)
    expect(now.size, table).toBe(rows[index]!.size)
    expect(sameOf(rows[index]!, now), table).toEqual(rows[index])
  }
  expect(sameOf(applications, await rowsOf(url, 'applications'))).toEqual(applications)
  expect(sameOf(calendars, await rowsOf(url, 'season_calendars'))).toEqual(calendars)

  const db = connect(url)
  onTestFinished(() => db.$client.end())
  const [season, ...others] = await findSeasons(db, 1)
  expect(others).toEqual([])
  expect(season).toMatchObject({ year: 2024, isCurrent: true, closedAt: null, calendar: DEFAULT_SEASON })
  const { id, beginsAt } = season!
  expect(await payrollOf(url, beginsAt.toISOString())).toEqual(payroll)
  expect(await statusCountsOf(url, `season_id = ${id} and archived_at is null`)).toEqual(counts)
  const decided = await ask(url, 'select status, decided_at = updated_at as decided from applications')
  for (const { status, decided: isDecided } of decided)
    expect(isDecided).toBe(status === 'hired' || status === 'rejected' || null)
})
