import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { useMe } from '../auth/use-auth.ts'
import { updateAccount, updatePassword, updatePhoto } from './account.api.ts'
import type { AccountFields } from './account-fields.ts'

/** The person who is signed in, and the three things they can change about themselves. */
export function useAccount() {
  const me = useMe()
  const queries = useQueryClient()
  const refetchMe = () => queries.invalidateQueries({ queryKey: queryKeys.me })
  const save = useMutation({
    mutationFn: (fields: AccountFields) => updateAccount(me.id, { ...fields, updatedAt: me.updatedAt }),
    // Also after a refusal: somebody else may have changed the account meanwhile.
    onSettled: refetchMe,
  })
  const setPhoto = useMutation({
    mutationFn: (photo: string) => updatePhoto(me.id, photo),
    onSuccess: refetchMe,
  })
  const setPassword = useMutation({
    mutationFn: (password: string) => updatePassword(me.id, password),
    onSuccess: refetchMe,
  })
  return { me, save, setPhoto, setPassword }
}
