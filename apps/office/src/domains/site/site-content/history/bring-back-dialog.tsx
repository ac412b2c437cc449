import { Button } from '@mantine/core'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { changesOf } from '@nightshift/shared/site/site-content/changes/changes'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import { SECTION_NAMES } from '@nightshift/shared/site/site-content/content'
import type { PublicationProblem } from '@nightshift/shared/site/site-content/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { Loaded } from '../../../../kit/loaded.tsx'
import { CancelButton, OfficeModal } from '../../../../kit/office-modal.tsx'
import { Section } from '../../../../kit/page.tsx'
import { toast } from '../../../../kit/toast/toast.tsx'
import { queryOf } from '../../../../lib/calls.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { useEditedSite } from '../editing/use-site-drafts.ts'
import { ChangeList } from '../publishing/change-list.tsx'
import { ProblemLinks } from '../publishing/problem-links.tsx'
import { useSiteChange } from '../publishing/use-site-change.ts'
import { HISTORY } from './history.texts.ts'

type Props = { number: number; onClose: () => void }

/** Shows how an earlier version differs from what is live, and publishes it again. */
export function BringBackDialog({ number, onClose }: Props) {
  const { site } = useEditedSite()
  const { timeZone } = useFestival()
  const params = { festival: site.festivalId, number }
  const version = useQuery({
    ...queryOf(SITE_CONTENT_CALLS.version, { params }),
    // Its content never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = version
  const { change, isPending } = useSiteChange(SITE_CONTENT_CALLS.bringBack, HISTORY.failed, () => {
    toast(HISTORY.done(number))
    onClose()
  })
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
      <Loaded query={version} failed={HISTORY.loadFailed} empty="never">
        {({ content }) => (
          <Stack>
            {problems.length > 0 && <ProblemLinks problems={problems} content={content} onChoose={onClose} />}
            <Text>{differences.length ? HISTORY.confirmText(number) : HISTORY.same}</Text>
            {differences.map(({ name, changes }) => (
              <Section key={name} level={3} title={SECTION_LABELS[name]}>
                <ChangeList changes={changes} captions={HISTORY.captions} />
              </Section>
            ))}
            <Actions sticky>
              <CancelButton>{HISTORY.cancel}</CancelButton>
              {differences.length > 0 && (
                <Button aria-busy={isPending} onClick={confirm}>
                  {HISTORY.confirm}
                </Button>
              )}
            </Actions>
          </Stack>
        )}
      </Loaded>
    </OfficeModal>
  )
}
