import { ActionIcon, Button } from '@mantine/core'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { SaveIcon } from '@nightshift/ui/icons.tsx'
import { useState } from 'react'
import { Item } from '../../../../kit/layout.tsx'
import { RateInput, rateOf } from '../../../../kit/rate-input.tsx'
import { useCall } from '../../../../lib/calls.ts'
import { EMPLOYEES } from '../employees.texts.ts'

type Props = {
  employee: User
  held: { positionId: number; payrate: number; label: string }
  onDraft: (typed: boolean) => void
}

const words = EMPLOYEES.positions

/** One held position: its pay rate can be changed, and it can be removed. */
export function HeldPosition({ employee, held: { positionId, payrate, label }, onDraft }: Props) {
  const params = { id: employee.id }
  const refusal = refusalAboutPerson
  const addPosition = useCall(EMPLOYEES_CALLS.addPosition, EMPLOYEES.failed.addPosition, { refusal })
  const removePosition = useCall(EMPLOYEES_CALLS.removePosition, EMPLOYEES.failed.removePosition, { refusal })
  const [rate, setRate] = useState(payrate.toFixed(2))
  const typed = rateOf(rate)
  const changed = typed !== payrate

  function change(next: string) {
    setRate(next)
    onDraft(rateOf(next) !== payrate)
  }
  async function save() {
    if (typed === undefined || addPosition.isPending) return
    if (await addPosition({ params, body: { positionId, payrate: typed } })) onDraft(false)
  }
  async function remove() {
    const text = words.removeQuestion(label, fullName(employee))
    if (removePosition.isPending || !(await dialogs.confirm({ text, confirmLabel: words.remove }))) return
    if (await removePosition({ params, body: { positionId, payrate } })) onDraft(false)
  }
  return (
    <Item title={label}>
      <RateInput aria-label={words.payrate(label)} w="7rem" rate={rate} onRate={change} />
      {changed && (
        <ActionIcon
          aria-label={words.setRate(label)}
          aria-busy={addPosition.isPending}
          aria-disabled={typed === undefined}
          onClick={save}
        >
          <SaveIcon />
        </ActionIcon>
      )}
      <Button variant="default" aria-label={words.removeLabel(label)} onClick={remove}>
        {words.remove}
      </Button>
    </Item>
  )
}
