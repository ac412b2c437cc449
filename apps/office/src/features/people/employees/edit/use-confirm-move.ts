import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { festivalsQuery } from '../../../setup/festivals/chooser/use-festival.ts'
import { EMPLOYEES } from '../employees.texts.ts'

/** Confirms a move to another festival. True without a question when nobody is moved. */
export function useConfirmMove() {
  const queries = useQueryClient()
  return async (employee: User, festivalId: number | null) => {
    if (employee.festivalId === null || festivalId === null || festivalId === employee.festivalId) return true
    const festivals = queries.getQueryData(festivalsQuery.queryKey) ?? []
    const name = festivals.find(({ id }) => id === festivalId)?.name ?? ''
    const text = EMPLOYEES.moveQuestion(fullName(employee), name)
    return dialogs.confirm({ text, confirmLabel: EMPLOYEES.move })
  }
}
