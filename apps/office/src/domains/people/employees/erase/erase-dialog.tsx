import { Alert, Button, TextInput } from '@mantine/core'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { ERASURE_CALLS } from '@nightshift/shared/people/erasure/calls'
import type { ErasurePreview } from '@nightshift/shared/people/erasure/contract'
import { isConfirmed } from '@nightshift/shared/people/erasure/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Actions, Item, List, Stack } from '../../../../kit/layout.tsx'
import { Loaded } from '../../../../kit/loaded.tsx'
import { CancelButton, OfficeModal } from '../../../../kit/office-modal.tsx'
import { Section } from '../../../../kit/page.tsx'
import { NOT_KEPT, queryOf, readAgain, useCall } from '../../../../lib/calls.ts'
import { ERASE } from './erase.texts.ts'
import { erasureParts } from './erasure-parts.ts'

type Props = { employee: User; onClose: () => void }

/** Says what erasing a person does, and asks for the name. */
export function EraseDialog({ employee, onClose }: Props) {
  const queries = useQueryClient()
  const erase = useCall(ERASURE_CALLS.erase, ERASE.failed, {
    refusal: refusalAboutPerson,
    onDone: () => {
      onClose()
      // Shifts name their person.
      void readAgain(queries, ['punch'])
    },
  })
  // Who is gone is not asked about again.
  const enabled = !erase.isPending && !erase.isDone
  const preview = useQuery({
    ...queryOf(ERASURE_CALLS.preview, { params: { id: employee.id } }),
    ...NOT_KEPT,
    enabled,
  })
  const [typed, setTyped] = useState('')

  const submit = () =>
    void (erase.isPending || erase({ params: { id: employee.id }, body: { confirmation: typed } }))
  return (
    <OfficeModal title={ERASE.title(fullName(employee))} unsaved={typed !== ''} onClose={onClose}>
      <Loaded query={preview} failed={ERASE.loadFailed} empty="never">
        {(found) =>
          found.refusals.length ? (
            <Refused preview={found} />
          ) : (
            <Stack>
              <Parts preview={found} />
              <Confirmation
                employee={employee}
                typed={typed}
                busy={erase.isPending}
                onType={setTyped}
                onConfirm={submit}
              />
            </Stack>
          )
        }
      </Loaded>
    </OfficeModal>
  )
}

const Refused = ({ preview }: { preview: ErasurePreview }) => (
  <Stack>
    <Alert color="yellow" title={ERASE.refusedTitle}>
      <Lines lines={preview.refusals.map((refusal) => ERASE.refusals[refusal](preview))} />
    </Alert>
    <Actions>
      <CancelButton data-autofocus>{ERASE.close}</CancelButton>
    </Actions>
  </Stack>
)

const Parts = ({ preview }: { preview: ErasurePreview }) =>
  erasureParts(preview).map(({ title, lines }) => (
    <Section key={title} level={3} title={title}>
      <Lines lines={lines} />
    </Section>
  ))

const Lines = ({ lines }: { lines: string[] }) => (
  <List>
    {lines.map((line) => (
      <Item key={line} about={line} />
    ))}
  </List>
)

type ConfirmationProps = {
  employee: User
  typed: string
  busy: boolean
  onType: (typed: string) => void
  onConfirm: () => void
}

function Confirmation({ employee, typed, busy, onType, onConfirm }: ConfirmationProps) {
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirmed = isConfirmed(typed, employee)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (confirmed) onConfirm()
    else field.current?.focus()
  }
  return (
    <Stack onSubmit={submit}>
      <TextInput
        ref={field}
        label={ERASE.confirm(`${employee.firstName} ${employee.lastName}`)}
        description={ERASE.forGood}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={checked && !confirmed ? ERASE.confirmWrong : undefined}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Actions>
        <CancelButton>{ERASE.cancel}</CancelButton>
        <Button type="submit" color="red" aria-busy={busy}>
          {ERASE.erase}
        </Button>
      </Actions>
    </Stack>
  )
}
