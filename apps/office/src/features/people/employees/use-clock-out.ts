import { fullName } from '@nightshift/shared/people/employees/rules'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCall } from '../../../lib/calls.ts'
import type { Listed } from './employee-view.ts'
import { EMPLOYEES } from './employees.texts.ts'

/** The server takes so many at once. */
const MOST_AT_ONCE = 2000

/** Clocks out one employee, or all that are shown, after a confirmation. */
export function useClockOut() {
  const refusal = refusalAboutPerson
  const one = useCall(TIMECLOCK_CALLS.edit, EMPLOYEES.failed.clockOut, { refusal })
  const many = useCall(TIMECLOCK_CALLS.clockOutMany, EMPLOYEES.failed.clockOutAll, { refusal })

  async function clockOut({ employee, entry }: Listed) {
    const confirmLabel = EMPLOYEES.card.clockOut
    const text = EMPLOYEES.clockOutQuestion(fullName(employee))
    if (!entry || !(await dialogs.confirm({ text, confirmLabel }))) return
    await one({ params: { id: entry.id }, body: { endTime: new Date().toISOString() } })
  }

  async function clockOutAll(list: Listed[]) {
    const names = new Map(
      list.flatMap(({ employee, entry }) => (entry ? [[entry.id, fullName(employee)]] : [])),
    )
    const text = EMPLOYEES.clockOutAllQuestion(names.size)
    const confirmLabel = EMPLOYEES.clockOutAll
    if (!(await dialogs.confirm({ title: EMPLOYEES.clockOutAllTitle, text, confirmLabel }))) return
    const ids = [...names.keys()]
    let closed = 0
    const notFound: number[] = []
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
      const result = await many({ body: { ids: ids.slice(from, from + MOST_AT_ONCE) } })
      if (!result) return
      closed += result.closed.length
      notFound.push(...result.notFound)
    }
    const lines = [EMPLOYEES.clockedOut(closed)]
    // They were no longer on the clock.
    if (notFound.length) lines.push(EMPLOYEES.notClockedOut(notFound.flatMap((id) => names.get(id) ?? [])))
    await dialogs.alert({ title: EMPLOYEES.clockOutAllTitle, text: lines.join('\n\n') })
  }
  return { clockOut, clockOutAll, busy: one.isPending || many.isPending }
}
