import { Button } from '@mantine/core'
import { PUBLICATION_CALLS } from '@nightshift/shared/nights/publication/calls'
import { nightText } from '@nightshift/shared/nights/publication/night-text'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { AffectedPeople } from './affected-people.tsx'
import { type PublishedNights, publicationQuery } from './publication.api.ts'
import { PUBLISH } from './publication.texts.ts'
import styles from './publish-window.module.css'
import { UnseenPeople } from './unseen-people.tsx'

type Props = { nights: PublishedNights; onClose: () => void }

/** Who is affected and what changes for them; after publishing, who has not seen it yet. */
export function PublishWindow({ nights, onClose }: Props) {
  const queries = useQueryClient()
  const query = publicationQuery(nights)
  const { data: publication, error } = useQuery(query)
  const publish = useCall(PUBLICATION_CALLS.publish, PUBLISH.failed, {
    onDone: (left) => queries.setQueryData(query.queryKey, left),
  })
  const [told, setTold] = useState<number>()
  useFailureAlert(error, PUBLISH.loadFailed)
  const affected = publication?.affected ?? []

  async function submit() {
    if (!publication || publish.isPending) return
    if (await publish({ body: { ...nights, seen: publication.fingerprint } })) setTold(affected.length)
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
