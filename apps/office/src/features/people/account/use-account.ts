import type { Me } from '@nightshift/shared/people/employees/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { meQuery } from '../../access/auth/auth.api.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { type AccountField, accountProblems, fieldsOf } from './account-fields.ts'

type Version = Pick<Me, AccountField | 'updatedAt'>

/** The account form. Its own photo and password changes raise the version, so callers rebase after each. */
export function useAccountForm() {
  const me: Version = useMe()
  const queries = useQueryClient()
  const form = useRecordForm(me, fieldsOf, accountProblems)
  return { ...form, rebase: () => form.rebase(queries.getQueryData(meQuery.queryKey) ?? me) }
}

export type AccountRecordForm = ReturnType<typeof useAccountForm>
