import type { Me } from '@nightshift/shared/employees/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { useRecordForm } from '../../lib/use-record-form.ts'
import { meQuery } from '../auth/auth.api.ts'
import { useMe } from '../auth/use-auth.ts'
import { updateAccount, updatePassword, updatePhoto } from './account.api.ts'
import { type AccountField, type AccountFields, accountProblems, fieldsOf } from './account-fields.ts'

/** The signed-in person and the mutations of their account. */
export function useAccount() {
  const me = useMe()
  const queries = useQueryClient()
  const refetchMe = () => queries.invalidateQueries({ queryKey: queryKeys.me })
  const save = useMutation({
    mutationFn: (fields: AccountFields & { updatedAt: string }) => updateAccount(me.id, fields),
    // Also on error: somebody else may have changed the account.
    onSettled: refetchMe,
  })
  const setPhoto = useMutation({
    mutationFn: (photo: string | null) => updatePhoto(me.id, photo),
    onSuccess: refetchMe,
  })
  const setPassword = useMutation({
    mutationFn: (password: string) => updatePassword(me.id, password),
    onSuccess: refetchMe,
  })
  return { me, save, setPhoto, setPassword }
}

type Version = Pick<Me, AccountField | 'updatedAt'>

/** The account form. Its own photo and password changes raise the version, so callers rebase after each. */
export function useAccountForm() {
  const me: Version = useMe()
  const queries = useQueryClient()
  const form = useRecordForm(me, fieldsOf, accountProblems)
  return { ...form, rebase: () => form.rebase(queries.getQueryData(meQuery.queryKey) ?? me) }
}

export type AccountRecordForm = ReturnType<typeof useAccountForm>
