import { BADGES_CALLS } from '@nightshift/shared/people/badges/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCall } from '../../../../lib/calls.ts'
import { BADGE } from './badge.texts.ts'

/** Replaces a badge after a confirmation. Resolves to the new badge, or to undefined. */
export function useReplaceBadge() {
  const replaceBadge = useCall(BADGES_CALLS.replace, BADGE.replaceFailed, { refusal: refusalAboutPerson })
  async function replace(employee: User) {
    const question = { text: BADGE.replaceQuestion(fullName(employee)), confirmLabel: BADGE.replace }
    if (replaceBadge.isPending || !(await dialogs.confirm(question))) return undefined
    return replaceBadge({ params: { id: employee.id } })
  }
  return { replace, isPending: replaceBadge.isPending }
}
