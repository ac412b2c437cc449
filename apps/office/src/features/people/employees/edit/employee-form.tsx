import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useCall } from '../../../../lib/calls.ts'
import type { RecordForm } from '../../../../lib/use-record-form.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { festivalsQuery, useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { EmployeeFields, type FormFields } from './employee-fields.ts'
import { EmergencyFields, IdentityFields } from './employee-form-fields.tsx'
import { FestivalField } from './festival-field.tsx'
import { SeasonFields } from './season-fields.tsx'

type Props = {
  form: RecordForm<User, FormFields>
  /** They were moved to another festival, so this festival's lists do not have them any more. */
  onMoved: () => void
}

/** Identity, contact and emergency contact of an employee. */
export function EmployeeForm({ form, onMoved }: Props) {
  const me = useMe()
  const festival = useFestival()
  const confirmMove = useConfirmMove()
  const { read, fields, changed } = form
  const save = useCall(EMPLOYEES_CALLS.edit, EMPLOYEES.failed.save)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (save.isPending || !form.check(event.currentTarget)) return
    if (!(await confirmMove(read, fields.festivalId ?? null))) return
    const params = { id: read.id }
    const send = (updatedAt: string) =>
      save.attempt({ params, body: { ...EmployeeFields.parse(fields), updatedAt } })
    const saved = await form.send(send, EMPLOYEES.failed.save, refusalAboutPerson)
    if (!saved) return
    if (saved.festivalId !== null && saved.festivalId !== festival.id) onMoved()
    else form.accept(saved)
  }

  return (
    <Stack onSubmit={submit}>
      <IdentityFields form={form}>
        {can(me, 'employees.move') && <FestivalField form={form} employee={read} />}
      </IdentityFields>
      <Section level={3} title={EMPLOYEES.sections.emergency}>
        <EmergencyFields form={form} />
      </Section>
      {can(me, 'employees.seasonsBefore') && (
        <Section level={3} title={EMPLOYEES.seasonsTitle}>
          <SeasonFields form={form} />
        </Section>
      )}
      <Actions>
        <Text quiet status>
          {save.isDone && !changed && EMPLOYEES.saved}
        </Text>
        <Button type="submit" aria-busy={save.isPending}>
          {EMPLOYEES.save}
        </Button>
      </Actions>
    </Stack>
  )
}

/** Confirms a move to another festival. True without a question when nobody is moved. */
function useConfirmMove() {
  const queries = useQueryClient()
  return async (employee: User, festivalId: number | null) => {
    if (employee.festivalId === null || festivalId === null || festivalId === employee.festivalId) return true
    const festivals = queries.getQueryData(festivalsQuery.queryKey) ?? []
    const name = festivals.find(({ id }) => id === festivalId)?.name ?? ''
    const text = EMPLOYEES.moveQuestion(fullName(employee), name)
    return dialogs.confirm({ text, confirmLabel: EMPLOYEES.move })
  }
}
