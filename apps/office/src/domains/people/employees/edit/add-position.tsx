import { Button, NativeSelect } from '@mantine/core'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Actions, Fields, Stack } from '../../../../kit/layout.tsx'
import { RateInput, rateOf } from '../../../../kit/rate-input.tsx'
import { useCall } from '../../../../lib/calls.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../../setup/positions/positions.api.ts'
import { EMPLOYEES } from '../employees.texts.ts'

type Props = { employee: User; onDraft: (typed: boolean) => void }

const words = EMPLOYEES.positions
const NOTHING = { positionId: '', rate: '' }

/** Adds a position, at its default pay rate unless another one is typed. */
export function AddPosition({ employee, onDraft }: Props) {
  const { id } = useFestival()
  const { data: events = [] } = useQuery(eventsQuery(id))
  const addPosition = useCall(EMPLOYEES_CALLS.addPosition, EMPLOYEES.failed.addPosition, {
    refusal: refusalAboutPerson,
  })
  const [typed, setTyped] = useState(NOTHING)

  const free = events.map(({ name, positions = [] }) => ({
    name,
    positions: positions.filter(
      (position) => !employee.userPositions?.some(({ positionId }) => positionId === position.id),
    ),
  }))
  function change(next: typeof NOTHING) {
    setTyped(next)
    onDraft(next !== NOTHING && next.positionId !== '')
  }
  function choose(positionId: string) {
    const position = free.flatMap(({ positions }) => positions).find((one) => String(one.id) === positionId)
    change(position ? { positionId, rate: (position.defaultPayRate ?? 0).toFixed(2) } : NOTHING)
  }
  async function add(event: FormEvent) {
    event.preventDefault()
    const payrate = rateOf(typed.rate)
    if (!typed.positionId || payrate === undefined || addPosition.isPending) return
    const body = { positionId: Number(typed.positionId), payrate }
    if (await addPosition({ params: { id: employee.id }, body })) change(NOTHING)
  }

  return (
    <form onSubmit={add}>
      <Stack>
        <Fields>
          <NativeSelect
            label={words.position}
            required
            value={typed.positionId}
            data={[
              { value: '', label: words.choose },
              ...free.map(({ name, positions }) => ({
                group: name,
                items: positions.map((position) => ({ value: String(position.id), label: position.name })),
              })),
            ]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <RateInput label={words.rate} rate={typed.rate} onRate={(rate) => change({ ...typed, rate })} />
        </Fields>
        <Actions>
          <Button type="submit" variant="default" aria-busy={addPosition.isPending}>
            {words.add}
          </Button>
        </Actions>
      </Stack>
    </form>
  )
}
