import { Button } from '@mantine/core'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { changesOf } from '@nightshift/shared/site/site-content/changes/changes'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import { SECTION_NAMES } from '@nightshift/shared/site/site-content/content'
import type { PublicationProblem } from '@nightshift/shared/site/site-content/contract'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../../lib/calls.ts'
import { CancelButton, OfficeModal } from '../../../../ui/office-modal.tsx'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { useEditedSite } from '../editing/use-site-drafts.ts'
import { ChangeList } from '../publishing/change-list.tsx'
import { ProblemLinks } from '../publishing/problem-links.tsx'
import styles from '../publishing/publishing.module.css'
import { useSiteChange } from '../publishing/use-site-change.ts'
import { HISTORY } from './history.texts.ts'

type Props = { number: number; onClose: () => void; onDone: (words: string) => void }

/** Shows how an earlier version differs from what is live, and publishes it again. */
export function BringBackDialog({ number, onClose, onDone }: Props) {
  const { site } = useEditedSite()
  const { timeZone } = useFestival()
  const params = { festival: site.festivalId, number }
  const { data, error, refetch } = useQuery({
    ...queryOf(SITE_CONTENT_CALLS.version, { params }),
    // Its content never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { change, isPending } = useSiteChange(SITE_CONTENT_CALLS.bringBack, HISTORY.failed, () =>
    onDone(HISTORY.done(number)),
  )
  const [problems, setProblems] = useState<PublicationProblem[]>([])
  const differences = data
    ? SECTION_NAMES.map((name) => ({
        name,
        changes: changesOf(name, site.live[name] as never, data.content[name] as never, {
          timeZone,
          parent: site.parent,
        }),
      })).filter(({ changes }) => changes.length)
    : []

  async function confirm() {
    if (isPending) return
    const refusal = await change({ params })
    setProblems(refusal?.kind === 'notPublishable' ? refusal.problems : [])
  }
  return (
    <OfficeModal title={HISTORY.confirmTitle(number)} size="xl" onClose={onClose}>
      {!data && !error && <Loading />}
      {error && (
        <NoticeState part title={STATES.failedTitle} text={HISTORY.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
      {data && (
        <div className={styles.dialog}>
          {problems.length > 0 && (
            <ProblemLinks problems={problems} content={data.content} onChoose={onClose} />
          )}
          <p className={styles.plain}>{differences.length ? HISTORY.confirmText(number) : HISTORY.same}</p>
          {differences.map(({ name, changes }) => (
            <section key={name} aria-label={SECTION_LABELS[name]} className={styles.section}>
              <h3 className={styles.sectionTitle}>{SECTION_LABELS[name]}</h3>
              <ChangeList changes={changes} captions={HISTORY.captions} />
            </section>
          ))}
          <div className={styles.actions}>
            <CancelButton>{HISTORY.cancel}</CancelButton>
            {differences.length > 0 && (
              <Button aria-busy={isPending} onClick={confirm}>
                {HISTORY.confirm}
              </Button>
            )}
          </div>
        </div>
      )}
    </OfficeModal>
  )
}
