import { Button } from '@mantine/core'
import type { ClosedSeason } from '@nightshift/shared/seasons/season-closing/contract'
import { useEffect, useRef } from 'react'
import settings from '../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../ui/settings/settings-card.tsx'
import { CLOSING } from './closing.texts.ts'
import { ClosingSummary } from './closing-summary.tsx'
import type { useCloseSeason } from './use-close-season.ts'

type Props = { closing: ReturnType<typeof useCloseSeason>; outcome: ClosedSeason }

/** The numbers of the dry run, to be confirmed. */
export function ConfirmClosing({ closing, outcome }: Props) {
  const { step } = closing
  const top = useRef<HTMLDivElement>(null)
  // The page before may have been scrolled; a screen reader starts here.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={top} tabIndex={-1} className={settings.form}>
      <SettingsCard title={CLOSING.confirm}>
        {outcome.closing && <ClosingSummary closing={outcome.closing} />}
      </SettingsCard>
      <div className={settings.save}>
        <p role="status" className={settings.state}>
          {step && CLOSING[step]}
        </p>
        <Button variant="default" disabled={step !== undefined} onClick={closing.edit}>
          {CLOSING.change}
        </Button>
        <Button color="red" aria-busy={step !== undefined} onClick={closing.close}>
          {CLOSING.confirmClose(outcome)}
        </Button>
      </div>
    </div>
  )
}
