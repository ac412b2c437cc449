import { Button } from '@mantine/core'
import type { Night } from '@nightshift/shared/seasons/nights'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../../../lib/calls.ts'
import { CallOffDialog } from './call-off-dialog.tsx'
import { CALLED_OFF } from './called-off.texts.ts'

/** Offers texts and emails to the people of a night who have not seen yet that it is called off. */
export type CrewTexts = (night: string, onClose: () => void) => ReactNode

type Props = {
  festivalId: number
  night: Pick<Night, 'date' | 'label'>
  isCalledOff: boolean
  /** The night that is on now. */
  isTonight: boolean
  crewTexts?: CrewTexts
}

/** Calls a night off, or reopens one. */
export function CallOffButton({ festivalId, night, isCalledOff, isTonight, crewTexts }: Props) {
  const [asking, setAsking] = useState(false)
  const [offeringTexts, offerTexts] = useState(false)
  const callOff = useCall(SITE_CONTENT_CALLS.callOff, CALLED_OFF.callOffFailed)
  const reopen = useCall(SITE_CONTENT_CALLS.reopenNight, CALLED_OFF.reopenFailed)
  const label = isTonight ? CALLED_OFF.callOffTonight : CALLED_OFF.callOffNight

  async function callOffIt(words: string) {
    if (!(await callOff({ params: { festival: festivalId }, body: { date: night.date, words } }))) return
    setAsking(false)
    offerTexts(true)
  }
  async function reopenIt() {
    const agreed = await dialogs.confirm({
      title: CALLED_OFF.reopenTitle(night.label),
      text: CALLED_OFF.reopenText,
      confirmLabel: CALLED_OFF.reopen,
    })
    if (agreed) await reopen({ params: { festival: festivalId, date: night.date } })
  }

  return (
    <>
      {isCalledOff && crewTexts && (
        <Button variant="default" onClick={() => offerTexts(true)}>
          {CALLED_OFF.texts}
        </Button>
      )}
      <Button
        variant="default"
        aria-label={isTonight ? undefined : `${isCalledOff ? CALLED_OFF.reopen : label}: ${night.label}`}
        loading={reopen.isPending}
        onClick={() => (isCalledOff ? reopenIt() : setAsking(true))}
      >
        {isCalledOff ? CALLED_OFF.reopen : label}
      </Button>
      {asking && (
        <CallOffDialog
          night={night.label}
          confirmLabel={label}
          isPending={callOff.isPending}
          onConfirm={callOffIt}
          onClose={() => setAsking(false)}
        />
      )}
      {offeringTexts && crewTexts?.(night.date, () => offerTexts(false))}
    </>
  )
}
