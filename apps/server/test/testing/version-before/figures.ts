import { paychexCsv } from '@nightshift/shared/payroll/paychex-csv'
import { payWeekAt } from '@nightshift/shared/time/timeclock/pay-period'
import { payrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import { ask } from '../ask.ts'

const TIME_ZONE = 'America/New_York'

/** Hours, pay, tips and deductions of each person and pay week, and the Paychex file, of entries that started between. */
export async function payrollOf(url: string, from = '-infinity', until = 'infinity') {
  const entries = await entriesOf(url, from, until)
  const weeks = new Map<string, Entry[]>()
  for (const entry of entries) {
    const week = `${entry.userId} ${payWeekAt(new Date(entry.startTime), TIME_ZONE).start}`
    weeks.set(week, [...(weeks.get(week) ?? []), entry])
  }
  const now = new Date()
  return {
    entries: entries.length,
    totals: payrollTotals(entries, now),
    weeks: Object.fromEntries([...weeks].map(([key, shifts]) => [key, payrollTotals(shifts, now)])),
    csv: paychexCsv(entries, TIME_ZONE),
  }
}

type Entry = Parameters<typeof paychexCsv>[0][number] &
  Parameters<typeof payrollTotals>[0][number] & { userId: string }

/** Read with the columns that every version has. */
async function entriesOf(url: string, from: string, until: string): Promise<Entry[]> {
  const rows = await ask(
    url,
    `select e.id, user_id, start_time, end_time, payrate, cash_tips, credit_tips, deduction, first_name, last_name, paychex_id
     from time_entries e join users u on u.id = user_id
     where e.festival_id = 1 and deleted_at is null and start_time >= '${from}' and start_time < '${until}'
     order by start_time, e.id`,
  )
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    payrate: Number(row.payrate),
    cashTips: Number(row.cash_tips),
    creditTips: Number(row.credit_tips),
    deduction: Number(row.deduction),
    user: { firstName: row.first_name, lastName: row.last_name, paychexId: row.paychex_id },
  }))
}

/** How many applications there are of each status. */
export async function statusCountsOf(url: string, where = 'true') {
  const rows = await ask(
    url,
    `select status, count(*)::int from applications where ${where} group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
