import { Button } from '@mantine/core'
import { nightText } from '@nightshift/shared/publication/night-text'
import { tellFailure, useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { useState } from 'react'
import { CancelButton, OfficeModal } from '../../ui/office-modal.tsx'
import { AffectedPeople } from './affected-people.tsx'
import type { PublishedNights } from './publication.api.ts'
import { PUBLISH } from './publication.texts.ts'
import styles from './publish-window.module.css'
import { UnseenPeople } from './unseen-people.tsx'
import { usePublication } from './use-publication.ts'

type Props = { nights: PublishedNights; onClose: () => void }

/** Who is affected and what changes for them; after publishing, who has not seen it yet. */
export function PublishWindow({ nights, onClose }: Props) {
  const { publication, error, publish } = usePublication(nights)
  const [told, setTold] = useState<number>()
  useFailureAlert(error, PUBLISH.loadFailed)
  const affected = publication?.affected ?? []

  async function submit() {
    if (!publication || publish.isPending) return
    await publish.mutateAsync(publication.fingerprint).then(
      () => setTold(affected.length),
      (failure) => tellFailure(failure, PUBLISH.failed),
    )
  }
  return (
    <OfficeModal title={PUBLISH.title(nights.night && nightText(nights.night))} size="xl" onClose={onClose}>
      <div className={styles.window}>
        {!publication && !error && <Loading />}
        <p role="status" className={styles.status}>
          {told !== undefined && PUBLISH.published(told)}
        </p>
        {publication && (told === undefined || affected.length > 0) && <AffectedPeople people={affected} />}
        {publication && <UnseenPeople people={publication.unseen} />}
        <div className={styles.actions}>
          <CancelButton>{PUBLISH.close}</CancelButton>
          {affected.length > 0 && (
            <Button aria-busy={publish.isPending} onClick={submit}>
              {PUBLISH.publish}
            </Button>
          )}
        </div>
      </div>
    </OfficeModal>
  )
}
