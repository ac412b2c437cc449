import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { MOST_SEASONS_BEFORE, type User } from '@nightshift/shared/people/employees/contract'
import { fullName, needsFestival } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Actions, Fields, Stack, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useCall } from '../../../../lib/calls.ts'
import type { RecordForm } from '../../../../lib/use-record-form.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { festivalsQuery, useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { EmployeeFields, type FormFields } from './employee-fields.ts'
import { EmergencyFields, type EmployeeForm as Form, IdentityFields } from './employee-form-fields.tsx'

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

type FestivalProps = { form: Form; employee: Pick<User, 'accessLvl' | 'festivalId'> }

/** The festival of a person. Without one, a lower access level requires one. */
function FestivalField({ form, employee }: FestivalProps) {
  const { data: festivals } = useQuery(festivalsQuery)
  const { accessLvl = employee.accessLvl, festivalId } = form.fields
  if (!festivals) return null
  const none = { value: '', label: EMPLOYEES.everyFestival }
  const choices = festivals.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <NativeSelect
      label={EMPLOYEES.fields.festivalId}
      data={employee.festivalId === null ? [none, ...choices] : choices}
      required={needsFestival(employee, { accessLvl, festivalId: null })}
      name="festivalId"
      value={festivalId ?? ''}
      error={form.problems.festivalId}
      onChange={({ currentTarget }) => form.change({ festivalId: Number(currentTarget.value) || undefined })}
    />
  )
}

/** Seasons before Nightshift, and whether the person may come back, as far as the level allows. */
function SeasonFields({ form: { fields, problems, change } }: { form: Form }) {
  const me = useMe()
  const { seasonsBefore = 0, mayReturn = true } = fields
  return (
    <Fields>
      {can(me, 'employees.seasonsBefore') && (
        <TextInput
          type="number"
          inputMode="numeric"
          name="seasonsBefore"
          min={0}
          max={MOST_SEASONS_BEFORE}
          label={EMPLOYEES.fields.seasonsBefore}
          description={EMPLOYEES.seasonsBeforeHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={Number.isNaN(seasonsBefore) ? '' : seasonsBefore}
          error={problems.seasonsBefore}
          // Not a number while it is empty, which the schema refuses.
          onChange={({ currentTarget: { value } }) =>
            change({ seasonsBefore: value === '' ? Number.NaN : Number(value) })
          }
        />
      )}
      {can(me, 'employees.mayReturn') && (
        <Switch
          size="md"
          label={EMPLOYEES.fields.mayReturn}
          description={EMPLOYEES.mayReturnHint}
          checked={mayReturn}
          onChange={({ currentTarget }) => change({ mayReturn: currentTarget.checked })}
        />
      )}
    </Fields>
  )
}
