import { KIOSKS_CALLS } from '@nightshift/shared/kiosk/kiosks/calls'
import type { Kiosk, NewKiosk } from '@nightshift/shared/kiosk/kiosks/contract'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { KIOSKS } from './kiosks.texts.ts'

const NONE: never[] = []

/** Polled too: a heartbeat is no live event, and silence has none. */
const POLL_MS = 15_000

/** The festival's kiosks, those in use apart from the revoked ones. */
export function useKiosks() {
  const { id } = useFestival()
  const { data, error, refetch } = useQuery({
    ...queryOf(KIOSKS_CALLS.list, { query: { festivalId: id } }),
    refetchInterval: POLL_MS,
  })
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
  const addKiosk = useCall(KIOSKS_CALLS.add, KIOSKS.addFailed)
  const revokeKiosk = useCall(KIOSKS_CALLS.revoke, KIOSKS.revokeFailed)

  const add = (kiosk: NewKiosk) => addKiosk({ body: { ...kiosk, festivalId } })

  /** A new code, in place of one that expired. */
  async function renew(expiredId: number, kiosk: NewKiosk) {
    const added = await add(kiosk)
    if (added) await revokeKiosk({ params: { id: expiredId } })
    return added
  }

  async function revoke({ id, name, state, waitingPunches }: Kiosk) {
    const text = state === 'enrolled' ? KIOSKS.revokeEnrolled(waitingPunches) : KIOSKS.revokeCode
    const title = KIOSKS.revokeQuestion(name)
    if (!(await dialogs.confirm({ title, text, confirmLabel: KIOSKS.revoke }))) return
    await revokeKiosk.attempt({ params: { id } }).catch((error) => {
      if (!hasCode(error, 'noKioskEnrolled')) return showFailure(error, KIOSKS.revokeFailed)
      return revokeLast(id)
    })
  }

  async function revokeLast(id: number) {
    if (!(await dialogs.confirm({ text: KIOSKS.lastQuestion, confirmLabel: KIOSKS.revokeLast }))) return
    await revokeKiosk({ params: { id }, query: { noKiosk: 'true' } })
  }
  return { add, renew, revoke, isPending: addKiosk.isPending || revokeKiosk.isPending }
}
