import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { Hire } from '@nightshift/shared/hiring/contract'
import { proposeUsername } from '@nightshift/shared/hiring/username'
import type { Event } from '@nightshift/shared/positions/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { CancelButton } from '../../../ui/office-modal.tsx'
import { useReportUnsaved } from '../../../ui/use-report-unsaved.ts'
import { useMe } from '../../auth/use-auth.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import type { Listed } from '../review/listed.ts'
import styles from './hire.module.css'
import { HIRE } from './hire.texts.ts'
import { hireDefaults, offeredPositions, rateNeedsManager } from './hire-fields.ts'
import { IdentityInputs, PositionInputs } from './hire-inputs.tsx'
import { StepList } from './step-list.tsx'
import { tellOutcome } from './tell-outcome.ts'
import { useHire } from './use-hire.ts'

type Props = {
  listed: Listed
  events: Event[]
  department: string
  taken: string[]
  onChange: (changed: boolean) => void
  onHired: (message: string) => void
  onClose: () => void
}

/** The form of the hire, and below it how far the hire has come. */
export function HireForm({ listed, events, department, taken, onChange, onHired, onClose }: Props) {
  const me = useMe()
  const sendsPaychexId = can(me, 'employees.paychexId')
  /** Taken by people of other festivals, whom the list does not know. */
  const refused = useRef<string[]>([])
  const offered = useMemo(() => offeredPositions(events, department), [events, department])
  const form = useForm({
    resolver: zodResolver(Hire),
    defaultValues: hireDefaults(listed, offered, taken),
  })
  const { isDirty } = form.formState
  const { hire, progress, isRunning } = useHire({
    applicationId: listed.application.id,
    festivalId: useFestival().id,
    sendsPaychexId,
  })
  useReportUnsaved(onChange, isDirty || isRunning)

  const submit = form.handleSubmit(async (fields) => {
    if (isRunning) return
    if (!can(me, 'employees.positions') && rateNeedsManager(offered, fields))
      return form.setError('payrate', { type: 'rateNeedsManager' }, { shouldFocus: true })
    const outcome = await hire(fields)
    await tellOutcome(outcome)
    if (outcome.kind === 'hired') onHired(HIRE.hired(listed.name, outcome.person.username))
    // Whoever may not give a position later has nothing left to do here.
    if (outcome.kind === 'withoutPosition' && !can(me, 'employees.positions')) onClose()
    if (outcome.kind === 'notCreated' && isTaken(outcome.error)) proposeNext(fields)
  })
  function proposeNext(fields: Hire) {
    refused.current.push(fields.username)
    const next = proposeUsername(fields, [...taken, ...refused.current])
    form.setValue('username', next, { shouldDirty: true })
    form.setFocus('username')
  }

  const { states } = progress
  const begun = Object.values(states).some((state) => state !== 'waiting')
  const created = states.user === 'done'
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <IdentityInputs form={form} disabled={created} withPaychexId={sendsPaychexId} />
      <PositionInputs form={form} disabled={states.position === 'done'} offered={offered} />
      {begun && <StepList states={states} />}
      <div className={styles.actions}>
        <CancelButton disabled={isRunning}>{created ? HIRE.close : HIRE.cancel}</CancelButton>
        <Button type="submit" aria-busy={isRunning}>
          {begun && !isRunning ? HIRE.tryAgain : HIRE.hire}
        </Button>
      </div>
    </form>
  )
}

const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'usernameTakenOnSignup'
