import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { HIGHEST_PAY_RATE, MONEY_STEP } from '@nightshift/shared/money'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import type { FormEvent } from 'react'
import { Actions, Stack } from '../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { rateOf, useRateWarning } from '../../../kit/rate-input.tsx'
import type { PositionFields } from './position-fields.ts'
import { NAME_MAX, POSITIONS } from './positions.texts.ts'

export type PositionProblems = { name?: string; defaultPayRate?: string }

type Props = {
  title: string
  events: Event[]
  fields: PositionFields
  problems: PositionProblems
  unsaved: boolean
  busy: boolean
  onChange: (changes: Partial<PositionFields>) => void
  onSubmit: (form: HTMLFormElement) => void
  onClose: () => void
}

export function PositionForm({
  title,
  events,
  fields,
  problems,
  unsaved,
  busy,
  onChange,
  onSubmit,
  onClose,
}: Props) {
  const warning = useRateWarning(rateOf(fields.defaultPayRate))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <OfficeModal title={title} size="md" onClose={onClose} unsaved={unsaved}>
      <Stack onSubmit={submit}>
        <TextInput
          data-autofocus
          label={POSITIONS.name}
          required
          maxLength={NAME_MAX}
          autoComplete="off"
          name="name"
          value={fields.name}
          error={problems.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <TextInput
          label={POSITIONS.defaultPayRate}
          description={warning ?? POSITIONS.rateHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          type="number"
          inputMode="decimal"
          min={0}
          max={HIGHEST_PAY_RATE}
          step={MONEY_STEP}
          placeholder="0.00"
          autoComplete="off"
          name="defaultPayRate"
          value={fields.defaultPayRate}
          error={problems.defaultPayRate}
          onChange={({ currentTarget }) => onChange({ defaultPayRate: currentTarget.value })}
        />
        <NativeSelect
          label={POSITIONS.event}
          data={events.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={fields.eventId}
          onChange={({ currentTarget }) => onChange({ eventId: Number(currentTarget.value) })}
        />
        <Switch
          size="md"
          label={POSITIONS.canApply}
          description={POSITIONS.canApplyHint}
          checked={fields.canApply}
          onChange={({ currentTarget }) => onChange({ canApply: currentTarget.checked })}
        />
        <Switch
          size="md"
          label={POSITIONS.isTipped}
          description={POSITIONS.isTippedHint}
          checked={fields.isTipped}
          onChange={({ currentTarget }) => onChange({ isTipped: currentTarget.checked })}
        />
        <Actions>
          <CancelButton>{POSITIONS.cancel}</CancelButton>
          <Button type="submit" aria-busy={busy}>
            {POSITIONS.save}
          </Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}
