import { Button } from '@mantine/core'
import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import {
  MOST_OVERRIDES,
  type PayPeriod,
  type PeriodProblem,
} from '@nightshift/shared/payroll/pay-periods/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Actions, Stack, Text } from '../../../kit/layout.tsx'
import { LoadingRows } from '../../../kit/loading-rows.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { overridesOf, type Reasons, unsettled } from './approval.ts'
import { datesText, summaryText } from './period-words.ts'
import { PERIODS } from './periods.texts.ts'
import { ProblemList } from './problem-list.tsx'

type Props = {
  period: PayPeriod
  /** Kept outside: the dialog is closed while an entry is edited. */
  reasons: Reasons
  onReasons: (reasons: Reasons) => void
  onOpen: (problem: PeriodProblem) => void
  onClose: () => void
}

/** Lists what stands in the way of an approval, with a reason for each, and approves. */
export function ApproveDialog({ period, reasons, onReasons, onOpen, onClose }: Props) {
  const { id: festivalId, timeZone } = useFestival()
  const { startsAt, endsAt } = period
  const span = { startsAt, endsAt }
  const { data: review, error } = useQuery({
    ...queryOf(PAY_PERIODS_CALLS.problems, { query: { festivalId, ...span } }),
    staleTime: 0,
  })
  useFailureAlert(error, PERIODS.loadFailed)
  const approve = useCall(PAY_PERIODS_CALLS.approve, PERIODS.approveFailed)
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = review?.problems ?? []
  const missing = unsettled(problems, reasons)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (missing.length) return focusFirst()
    if (!review) return
    const overrides = overridesOf(problems, reasons)
    if (await approve({ body: { festivalId, ...span, overrides, seen: review.figures } })) onClose()
  }
  const focusFirst = () => {
    const inputs = form.current?.querySelectorAll('input') ?? []
    ;[...inputs].find(({ value }) => value.trim() === '')?.focus()
  }
  return (
    <OfficeModal
      title={PERIODS.approveTitle(datesText(period, new Date(), timeZone))}
      size="xl"
      unsaved={Object.values(reasons).some(Boolean)}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          <Text>
            {review && <strong>{summaryText(review.figures)}</strong>} {PERIODS.approveText}
          </Text>
          {!review && !error && <LoadingRows />}
          {review && <Text status>{standing(problems.length)}</Text>}
          <ProblemList
            problems={problems}
            reasons={reasons}
            missing={checked ? missing : []}
            timeZone={timeZone}
            onReasons={onReasons}
            onOpen={onOpen}
          />
          <Actions>
            <CancelButton>{PERIODS.cancel}</CancelButton>
            <Button
              type="submit"
              disabled={
                !review || problems.length > MOST_OVERRIDES || problems.some(({ notByYou }) => notByYou)
              }
              aria-busy={approve.isPending}
            >
              {PERIODS.approveAction}
            </Button>
          </Actions>
        </Stack>
      </form>
    </OfficeModal>
  )
}

/** What stands in the way, in words. */
function standing(problems: number) {
  if (problems > MOST_OVERRIDES) return PERIODS.tooMany(problems, MOST_OVERRIDES)
  return problems ? PERIODS.unsettled(problems) : PERIODS.settled
}
