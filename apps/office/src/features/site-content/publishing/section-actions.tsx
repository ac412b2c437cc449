import { Button } from '@mantine/core'
import { SECTION_LABELS } from '@nightshift/shared/site-content/changes/field-labels'
import type { SectionState } from '@nightshift/shared/site-content/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import type { MouseEvent } from 'react'
import { focusPage } from '../../../ui/focus-page.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { stateWords } from '../editing/state-words.ts'
import { PUBLISHING } from './publishing.texts.ts'
import { usePublishing } from './use-publishing.ts'

type Props = { state: SectionState; onDone: (words: string) => void }

/** Takes back the scheduled publication of a section. */
export function TakeBackButton({ state, onDone }: Props) {
  const { timeZone } = useFestival()
  const { takeBack, isPending } = usePublishing()
  const label = SECTION_LABELS[state.name]
  async function ask({ currentTarget: button }: MouseEvent) {
    const text = PUBLISHING.takeBackQuestion(label, stateWords(state, timeZone, new Date()))
    if (!(await dialogs.confirm({ text, confirmLabel: PUBLISHING.takeBack }))) return
    const { kind } = await takeBack(state.name, PUBLISHING.takeBackFailed)
    if (kind === 'done') {
      releaseFocus(button)
      onDone(PUBLISHING.takenBack(label))
    }
  }
  return (
    <Button variant="default" aria-label={PUBLISHING.takeBackOf(label)} aria-busy={isPending} onClick={ask}>
      {PUBLISHING.takeBack}
    </Button>
  )
}

/** Sets the draft of a section back to what is live. */
export function DiscardButton({ state, onDone }: Props) {
  const { discard, isPending } = usePublishing()
  const label = SECTION_LABELS[state.name]
  async function ask({ currentTarget: button }: MouseEvent) {
    const text = PUBLISHING.discardQuestion(label)
    if (!(await dialogs.confirm({ text, confirmLabel: PUBLISHING.discard }))) return
    const { kind } = await discard(state.name, PUBLISHING.discardFailed)
    if (kind === 'done') {
      releaseFocus(button)
      onDone(PUBLISHING.discarded(label))
    }
    if (kind === 'stale') dialogs.alert({ text: PUBLISHING.stale })
  }
  return (
    <Button variant="default" aria-busy={isPending} onClick={ask}>
      {PUBLISHING.discard}
    </Button>
  )
}

/** The button goes with what it was for, or is gone already. */
function releaseFocus(button: Element) {
  const { activeElement, body } = document
  if (activeElement === button || activeElement === body) focusPage()
}
