import type { User } from '@nightshift/shared/employees/contract'
import { fullName } from '@nightshift/shared/employees/rules'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useEmployeeMutation } from '../use-employee-mutations.ts'
import { BADGE } from './badge.texts.ts'
import { replaceBadge } from './badges.api.ts'

/** Replaces a badge after a confirmation. Resolves to the new badge, or to undefined. */
export function useReplaceBadge() {
  const { run, isPending } = useEmployeeMutation(replaceBadge, BADGE.replaceFailed)
  async function replace(employee: User) {
    const question = { text: BADGE.replaceQuestion(fullName(employee)), confirmLabel: BADGE.replace }
    if (isPending || !(await dialogs.confirm(question))) return undefined
    return run(employee.id)
  }
  return { replace, isPending }
}
