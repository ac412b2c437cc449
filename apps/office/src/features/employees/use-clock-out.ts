import { fullName } from '@nightshift/shared/employees/rules'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { clockOutEntries, clockOutEntry } from '../shifts/entries/open-entries.api.ts'
import type { Listed } from './employee-view.ts'
import { EMPLOYEES } from './employees.texts.ts'
import { useEmployeeMutation } from './use-employee-mutations.ts'

/** Clocks out one employee, or all that are shown, after a confirmation. */
export function useClockOut() {
  const one = useEmployeeMutation(clockOutEntry, EMPLOYEES.failed.clockOut)
  const many = useEmployeeMutation(clockOutEntries, EMPLOYEES.failed.clockOutAll)

  async function clockOut({ employee, entry }: Listed) {
    const confirmLabel = EMPLOYEES.card.clockOut
    const text = EMPLOYEES.clockOutQuestion(fullName(employee))
    if (entry && (await dialogs.confirm({ text, confirmLabel }))) await one.run(entry.id)
  }

  async function clockOutAll(list: Listed[]) {
    const names = new Map(
      list.flatMap(({ employee, entry }) => (entry ? [[entry.id, fullName(employee)]] : [])),
    )
    const text = EMPLOYEES.clockOutAllQuestion(names.size)
    const confirmLabel = EMPLOYEES.clockOutAll
    if (!(await dialogs.confirm({ title: EMPLOYEES.clockOutAllTitle, text, confirmLabel }))) return
    const result = await many.run([...names.keys()])
    if (!result) return
    const lines = [EMPLOYEES.clockedOut(result.closed.length)]
    if (result.notFound.length) {
      lines.push(EMPLOYEES.notClockedOut(result.notFound.flatMap((id) => names.get(id) ?? [])))
    }
    await dialogs.alert({ title: EMPLOYEES.clockOutAllTitle, text: lines.join('\n\n') })
  }
  return { clockOut, clockOutAll, busy: one.isPending || many.isPending }
}
