import { Checkbox } from '@mantine/core'
import { SEASON_CLOSING_CALLS } from '@nightshift/shared/seasons/season-closing/calls'
import { type ClosedSeason, REASON_MAX } from '@nightshift/shared/seasons/season-closing/contract'
import { useState } from 'react'
import { Text } from '../../../kit/layout.tsx'
import { ReasonDialog } from '../../../kit/reason-dialog.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { CLOSING } from './closing.texts.ts'

type Props = { state: ClosedSeason; onClose: () => void }

/** Says what comes back when a season is reopened, and asks why. */
export function ReopenDialog({ state, onClose }: Props) {
  const { id } = useFestival()
  const { people, applications } = state.comesBack
  const changed = (state.closing?.deactivated.length ?? 0) - people
  const reopen = useCall(SEASON_CLOSING_CALLS.reopen, CLOSING.reopenFailed)
  const [reactivate, setReactivate] = useState(true)

  async function give(reason: string) {
    const body = { reason, reactivate: people > 0 && reactivate }
    if (await reopen({ params: { id }, body })) onClose()
  }
  const text = (
    <>
      <Text>{CLOSING.reopenText}</Text>
      <Text>{CLOSING.reopenApplications(applications)}</Text>
      {people > 0 ? (
        <Checkbox
          label={CLOSING.reopenPeople(people)}
          checked={reactivate}
          onChange={({ currentTarget }) => setReactivate(currentTarget.checked)}
        />
      ) : (
        <Text>{CLOSING.reopenNobody}</Text>
      )}
      {people > 0 && changed > 0 && <Text quiet>{CLOSING.reopenChanged(changed)}</Text>}
      <Text quiet>{CLOSING.reopenEnded}</Text>
    </>
  )
  return (
    <ReasonDialog
      title={CLOSING.reopenTitle(state)}
      text={text}
      label={CLOSING.reopenReason}
      missing={CLOSING.reopenReasonMissing}
      maxLength={REASON_MAX}
      cancel={CLOSING.cancel}
      action={CLOSING.reopenAction}
      busy={reopen.isPending}
      onGive={give}
      onClose={onClose}
    />
  )
}
