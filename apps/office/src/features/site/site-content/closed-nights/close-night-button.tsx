import { Button, type ButtonProps } from '@mantine/core'
import type { Night } from '@nightshift/shared/seasons/nights'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../../../lib/calls.ts'
import { CloseNightSheet } from './close-night-sheet.tsx'
import { CLOSED_NIGHTS } from './closed-nights.texts.ts'

/** Offers texts and emails to the people of a night who have not seen yet that it is called off. */
export type CrewTexts = (night: string, onClose: () => void) => ReactNode

type Props = Pick<ButtonProps, 'className'> & {
  festivalId: number
  night: Pick<Night, 'date' | 'label'>
  isClosed: boolean
  /** The night that is on now. */
  isTonight: boolean
  crewTexts?: CrewTexts
}

/** Closes a night, or reopens a closed one. */
export function CloseNightButton({ festivalId, night, isClosed, isTonight, className, crewTexts }: Props) {
  const [asking, setAsking] = useState(false)
  const [telling, setTelling] = useState(false)
  const close = useCall(SITE_CONTENT_CALLS.closeNight, CLOSED_NIGHTS.closeFailed)
  const reopen = useCall(SITE_CONTENT_CALLS.reopenNight, CLOSED_NIGHTS.reopenFailed)
  const closeLabel = isTonight ? CLOSED_NIGHTS.closeTonight : CLOSED_NIGHTS.closeNight

  async function closeIt(words: string) {
    if (!(await close({ params: { festival: festivalId }, body: { date: night.date, words } }))) return
    setAsking(false)
    setTelling(true)
  }
  async function reopenIt() {
    const agreed = await dialogs.confirm({
      title: CLOSED_NIGHTS.reopenTitle(night.label),
      text: CLOSED_NIGHTS.reopenText,
      confirmLabel: CLOSED_NIGHTS.reopen,
    })
    if (agreed) await reopen({ params: { festival: festivalId, date: night.date } })
  }

  return (
    <>
      {isClosed && crewTexts && (
        <Button className={className} variant="default" onClick={() => setTelling(true)}>
          {CLOSED_NIGHTS.tell}
        </Button>
      )}
      <Button
        className={className}
        variant="default"
        aria-label={isTonight ? undefined : `${isClosed ? CLOSED_NIGHTS.reopen : closeLabel}: ${night.label}`}
        loading={reopen.isPending}
        onClick={() => (isClosed ? reopenIt() : setAsking(true))}
      >
        {isClosed ? CLOSED_NIGHTS.reopen : closeLabel}
      </Button>
      {asking && (
        <CloseNightSheet
          night={night.label}
          confirmLabel={closeLabel}
          isPending={close.isPending}
          onConfirm={closeIt}
          onClose={() => setAsking(false)}
        />
      )}
      {telling && crewTexts?.(night.date, () => setTelling(false))}
    </>
  )
}
