import { Anchor, Button, Textarea, Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import {
  CLOSING_LINES,
  type ClosedSeason,
  type ClosingLine,
  type ClosingPlan,
  REASON_MAX,
} from '@nightshift/shared/seasons/season-closing/contract'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Actions, List, Stack, Text } from '../../../kit/layout.tsx'
import { useUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { Section } from '../../../kit/page.tsx'
import styles from '../seasons.module.css'
import { CLOSING } from './closing.texts.ts'
import { ClosingSummary } from './closing-summary.tsx'
import { LeaversList } from './leavers-list.tsx'
import { useCloseSeason } from './use-close-season.ts'

/** Closes the season: what is left to settle, who leaves, then the numbers to confirm. */
export function ClosingForm({ plan }: { plan: ClosingPlan }) {
  const closing = useCloseSeason(plan)
  const { reasons, setReason, ticks, setTicks, attempted, checked } = closing
  useUnsavedChanges(closing.changed)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (closing.check()) return
    // After React has marked the fields.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  if (checked) return <ConfirmClosing closing={closing} outcome={checked.outcome} />
  return (
    <Stack narrow onSubmit={submit}>
      <Text quiet>{CLOSING.explanation}</Text>
      <Section framed title={CLOSING.settle}>
        <List>
          {CLOSING_LINES.map((name) => (
            <SettleLine
              key={name}
              name={name}
              line={plan.lines[name]}
              reason={reasons[name] ?? ''}
              checked={attempted}
              onReason={(reason) => setReason(name, reason)}
            />
          ))}
        </List>
      </Section>
      <Section framed title={CLOSING.staff}>
        <Text quiet>{CLOSING.staffHint}</Text>
        <LeaversList people={plan.people} ticks={ticks} ownId={closing.ownId} onChange={setTicks} />
      </Section>
      <Section framed title={CLOSING.applications}>
        <Text>{CLOSING.applicationsArchived(plan.applications)}</Text>
      </Section>
      <Section framed title={CLOSING.backup}>
        {plan.backup.kind === 'external' ? (
          <>
            <Text>{CLOSING.backupElsewhere}</Text>
            <Textarea
              label={CLOSING.backupReason}
              name="backup"
              required
              rows={2}
              resize="vertical"
              maxLength={REASON_MAX}
              value={reasons.backup ?? ''}
              error={attempted && !reasons.backup?.trim() ? CLOSING.backupReasonMissing : undefined}
              onChange={({ currentTarget }) => setReason('backup', currentTarget.value)}
            />
          </>
        ) : (
          <Text>{CLOSING.backupFirst}</Text>
        )}
      </Section>
      <Actions sticky>
        <Button type="submit" aria-busy={closing.isChecking}>
          {CLOSING.check}
        </Button>
      </Actions>
    </Stack>
  )
}

type Props = { closing: ReturnType<typeof useCloseSeason>; outcome: ClosedSeason }

/** The numbers of the dry run, to be confirmed. */
function ConfirmClosing({ closing, outcome }: Props) {
  const { step } = closing
  const top = useRef<HTMLDivElement>(null)
  // The page before may have been scrolled; a screen reader starts here.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={top} tabIndex={-1}>
      <Stack narrow>
        <Section framed title={CLOSING.confirm}>
          {outcome.closing && <ClosingSummary closing={outcome.closing} />}
        </Section>
        <Actions sticky>
          <Text quiet status>
            {step && CLOSING[step]}
          </Text>
          <Button variant="default" disabled={step !== undefined} onClick={closing.edit}>
            {CLOSING.change}
          </Button>
          <Button color="red" aria-busy={step !== undefined} onClick={closing.close}>
            {CLOSING.confirmClose(outcome)}
          </Button>
        </Actions>
      </Stack>
    </div>
  )
}

type SettleLineProps = {
  name: ClosingLine
  line: ClosingPlan['lines'][ClosingLine]
  reason: string
  /** Whether a missing reason is shown as a problem. */
  checked: boolean
  onReason: (reason: string) => void
}

/** One thing to settle: done, or with a link to where it is, and a reason to close without it. */
function SettleLine({ name, line, reason, checked, onReason }: SettleLineProps) {
  const words = CLOSING.lines[name]
  const isSettled = line.count === 0
  return (
    <li className={styles.line}>
      <Title order={3} size="h5">
        {isSettled && <CheckIcon />} {words.title}
      </Title>
      {isSettled ? (
        <Text>{words.settled}</Text>
      ) : (
        <>
          <Text>
            {words.left(line.count)}{' '}
            <Anchor component={Link} to={settleLink(name, line)}>
              {words.link}
            </Anchor>
          </Text>
          <Textarea
            label={CLOSING.reason}
            name={name}
            rows={2}
            resize="vertical"
            maxLength={REASON_MAX}
            value={reason}
            error={checked && !reason.trim() ? CLOSING.reasonMissing : undefined}
            onChange={({ currentTarget }) => onReason(currentTarget.value)}
          />
        </>
      )}
    </li>
  )
}

type Line = ClosingPlan['lines'][ClosingLine]

/** The page on which a line is settled, with the days and filters that show it. */
function settleLink(line: ClosingLine, { from, to }: Line) {
  const days = from && to ? { from, to } : undefined
  switch (line) {
    case 'nightsToCome':
      return `${OFFICE_PATHS.nights}?${new URLSearchParams(from ? { night: from } : {})}`
    case 'openShifts':
      return `${OFFICE_PATHS.employees}?${new URLSearchParams({ status: 'clockedIn' })}`
    case 'needsReview':
      return `${OFFICE_PATHS.timesheets}?${new URLSearchParams({ ...days, review: 'needed' })}`
    case 'attention':
      return OFFICE_PATHS.attention
    case 'unexported':
      return `${OFFICE_PATHS.timesheets}?${new URLSearchParams(days)}`
  }
}
