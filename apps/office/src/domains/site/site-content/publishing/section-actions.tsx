import { Button } from '@mantine/core'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import type { SectionState } from '@nightshift/shared/site/site-content/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useRef } from 'react'
import { focusPage } from '../../../../kit/focus-page.ts'
import { toast } from '../../../../kit/toast/toast.tsx'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { stateWords } from '../editing/state-words.ts'
import { useEditedSite } from '../editing/use-site-drafts.ts'
import { PUBLISHING } from './publishing.texts.ts'
import { useSiteChange } from './use-site-change.ts'

type Props = { state: SectionState }

/** Takes back the scheduled publication of a section. */
export function TakeBackButton({ state }: Props) {
  const { timeZone } = useFestival()
  const { festivalId } = useEditedSite().site
  const label = SECTION_LABELS[state.name]
  const button = useRef<HTMLButtonElement>(null)
  const { unschedule } = SITE_CONTENT_CALLS
  const { change, isPending } = useSiteChange(unschedule, PUBLISHING.takeBackFailed, () => {
    releaseFocus(button.current)
    toast(PUBLISHING.takenBack(label))
  })
  async function ask() {
    const text = PUBLISHING.takeBackQuestion(label, stateWords(state, timeZone, new Date()))
    if (await dialogs.confirm({ text, confirmLabel: PUBLISHING.takeBack }))
      await change({ params: { festival: festivalId, section: state.name } })
  }
  return (
    <Button
      ref={button}
      variant="default"
      aria-label={PUBLISHING.takeBackOf(label)}
      aria-busy={isPending}
      onClick={ask}
    >
      {PUBLISHING.takeBack}
    </Button>
  )
}

/** Sets the draft of a section back to what is live. */
export function DiscardButton({ state }: Props) {
  const { site, drafts } = useEditedSite()
  const label = SECTION_LABELS[state.name]
  const button = useRef<HTMLButtonElement>(null)
  const { discardDraft } = SITE_CONTENT_CALLS
  const { change, isPending } = useSiteChange(discardDraft, PUBLISHING.discardFailed, (changed) => {
    drafts.reset(state.name, changed)
    releaseFocus(button.current)
    toast(PUBLISHING.discarded(label))
  })
  async function ask() {
    const text = PUBLISHING.discardQuestion(label)
    if (!(await dialogs.confirm({ text, confirmLabel: PUBLISHING.discard }))) return
    const { revision } = drafts.of(state.name).state().latest
    const params = { festival: site.festivalId, section: state.name }
    const refusal = await change({ params, body: { revision } })
    if (refusal?.kind === 'stale') dialogs.alert({ text: PUBLISHING.stale })
  }
  return (
    <Button ref={button} variant="default" aria-busy={isPending} onClick={ask}>
      {PUBLISHING.discard}
    </Button>
  )
}

/** The button goes with what it was for, or is gone already. */
function releaseFocus(button: Element | null) {
  const { activeElement, body } = document
  if (activeElement === button || activeElement === body) focusPage()
}
