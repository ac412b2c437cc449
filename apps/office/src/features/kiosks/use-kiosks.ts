import type { Kiosk, NewKiosk } from '@nightshift/shared/kiosks/contract'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { addKiosk, kiosksQuery, revokeKiosk } from './kiosks.api.ts'
import { KIOSKS } from './kiosks.texts.ts'

const NONE: never[] = []

/** The festival's kiosks, those in use apart from the revoked ones. */
export function useKiosks() {
  const { id } = useFestival()
  const { data, error, refetch } = useQuery(kiosksQuery(id))
  const kiosks = data ?? NONE
  return {
    kiosks: kiosks.filter(({ state }) => state !== 'revoked'),
    revoked: kiosks.filter(({ state }) => state === 'revoked'),
    isLoaded: data !== undefined,
    error,
    refetch,
  }
}

/** Adds and revokes kiosks. Each resolves to undefined after its failure was shown. */
export function useKioskMutations() {
  const { id: festivalId } = useFestival()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: queryKeys.kiosks })
  const adding = useMutation({
    mutationFn: (kiosk: NewKiosk) => addKiosk({ ...kiosk, festivalId }),
    onSettled,
  })
  const revoking = useMutation({ mutationFn: revokeKiosk, onSettled })

  const add = (kiosk: NewKiosk) =>
    adding.mutateAsync(kiosk).catch((error) => tellFailure(error, KIOSKS.addFailed).then(() => undefined))

  /** A new code, in place of one that expired. */
  async function renew(expiredId: number, kiosk: NewKiosk) {
    const added = await add(kiosk)
    if (added)
      await revoking.mutateAsync({ id: expiredId }).catch((error) => tellFailure(error, KIOSKS.revokeFailed))
    return added
  }

  async function revoke({ id, name, state, waitingPunches }: Kiosk) {
    const text = state === 'enrolled' ? KIOSKS.revokeEnrolled(waitingPunches) : KIOSKS.revokeCode
    const title = KIOSKS.revokeQuestion(name)
    if (!(await dialogs.confirm({ title, text, confirmLabel: KIOSKS.revoke }))) return
    await revoking.mutateAsync({ id }).catch((error) => {
      if (!hasCode(error, 'noKioskEnrolled')) return tellFailure(error, KIOSKS.revokeFailed)
      return revokeLast(id)
    })
  }

  async function revokeLast(id: number) {
    if (!(await dialogs.confirm({ text: KIOSKS.lastQuestion, confirmLabel: KIOSKS.revokeLast }))) return
    await revoking
      .mutateAsync({ id, noKiosk: 'true' })
      .catch((error) => tellFailure(error, KIOSKS.revokeFailed))
  }
  return { add, renew, revoke, isPending: adding.isPending || revoking.isPending }
}
