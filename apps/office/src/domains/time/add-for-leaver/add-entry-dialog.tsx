import { Button, Select } from '@mantine/core'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { User } from '@nightshift/shared/people/employees/contract'
import { UserPosition } from '@nightshift/shared/setup/positions/contract'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import type { NewEntryFor } from '@nightshift/shared/time/timeclock/contract'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { Actions, Fields, Stack, Text } from '../../../kit/layout.tsx'
import { type LocalField, meaningOf } from '../../../kit/local-time/local-field.ts'
import { LocalTimeField } from '../../../kit/local-time/local-time-field.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { searchOptions } from '../../../kit/search-options.ts'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { PositionField } from '../editor/position-field.tsx'
import { saveRefusal } from '../editor/save-refusal.ts'
import type { PayrollEntry } from '../timesheets/timesheets.api.ts'
import { ADD_ENTRY } from './add-entry.texts.ts'

/** Limits the options: typing finds the others. */
const SHOWN = 60
const EMPTY: AddForm = { userId: '', position: '', start: { text: '' }, end: { text: '' } }

const FIELDS = { id: true, firstName: true, lastName: true, paychexId: true, isActive: true } as const
const Payee = User.pick(FIELDS).extend({ userPositions: z.array(UserPosition.pick({ positionId: true })) })
type Payee = z.infer<typeof Payee>
const listPayees = { ...EMPLOYEES_CALLS.list, answer: z.array(Payee) }

/** Everybody whom the festival pays or has paid, those who have left too, by name. */
const payeesQuery = (festivalId: number) => {
  const include = [{ relation: 'userPositions', scope: { fields: ['positionId'] } }]
  const order = ['firstName ASC', 'lastName ASC']
  const filter = { where: { festivalId }, fields: Object.keys(FIELDS), include, order }
  return queryOf(listPayees, { query: { filter } })
}

type Props = { onMade: (entry: PayrollEntry) => void; onClose: () => void }

/** Adds an entry for anybody whom the festival pays, also for people who have left. */
export function AddEntryDialog({ onMade, onClose }: Props) {
  const { id, timeZone } = useFestival()
  const { data: people = [] } = useQuery(payeesQuery(id))
  const refusal = (error: unknown) => saveRefusal(error, timeZone)
  const add = useCall(TIMECLOCK_CALLS.add, ADD_ENTRY.failed, { refusal })
  const [form, setForm] = useState(EMPTY)
  const [checked, setChecked] = useState(false)
  const change = (changes: Partial<AddForm>) => setForm({ ...form, ...changes })
  const reading = readAdd(form, timeZone)
  const problemAt = (field: string) =>
    checked && reading.kind === 'problem' && reading.field === field
      ? ENTRY.problems[reading.problem]
      : undefined

  function choosePerson(userId: string) {
    const [only, ...others] = people.find((one) => one.id === userId)?.userPositions ?? []
    change({ userId, position: only && !others.length ? String(only.positionId) : form.position })
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const user = people.find((one) => one.id === form.userId)
    if (reading.kind === 'problem' || !user || add.isPending) return
    const made = await add({ body: reading.entry })
    if (made) onMade({ ...made, user: payeeOf(user) })
  }

  return (
    <OfficeModal title={ADD_ENTRY.title} onClose={onClose} unsaved={form !== EMPTY}>
      <Stack onSubmit={submit}>
        <Text quiet>{ADD_ENTRY.explanation}</Text>
        <Select
          label={ADD_ENTRY.person}
          placeholder={ADD_ENTRY.personHint}
          required
          searchable
          filter={searchOptions}
          data={people.map((one) => ({ value: one.id, label: labelOf(one) }))}
          limit={SHOWN}
          maxDropdownHeight={280}
          nothingFoundMessage={ADD_ENTRY.nobody}
          comboboxProps={{ transitionProps: { duration: 0 }, withinPortal: false }}
          error={problemAt('person')}
          value={form.userId || null}
          onChange={(userId) => choosePerson(userId ?? '')}
        />
        <PositionField
          required
          value={form.position}
          error={problemAt('position')}
          onChange={(position) => change({ position })}
        />
        <Fields>
          {(
            [
              ['start', 'startTime'],
              ['end', 'endTime'],
            ] as const
          ).map(([field, word]) => (
            <LocalTimeField
              key={field}
              label={ENTRY_WORDS[word]}
              description={ENTRY.zone(timeZone)}
              required
              value={form[field]}
              timeZone={timeZone}
              problem={problemAt(field)}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
        </Fields>
        <Actions>
          <CancelButton>{ADD_ENTRY.cancel}</CancelButton>
          <Button type="submit" aria-busy={add.isPending}>
            {ADD_ENTRY.add}
          </Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}

const labelOf = ({ firstName, lastName, isActive }: Payee) => {
  const name = `${firstName} ${lastName}`
  return isActive ? name : ADD_ENTRY.hasLeft(name)
}

const payeeOf = ({ userPositions: _, ...payee }: Payee): PayrollEntry['user'] => payee

type AddForm = { userId: string; position: string; start: LocalField; end: LocalField }
type Field = 'person' | 'position' | 'start' | 'end'

type AddReading =
  | { kind: 'problem'; field: Field; problem: keyof typeof ENTRY.problems }
  | { kind: 'read'; entry: Required<NewEntryFor> }

/** Parses the form into a new entry. */
function readAdd({ userId, position, ...times }: AddForm, timeZone: string): AddReading {
  const problem = (field: Field, of: keyof typeof ENTRY.problems) =>
    ({ kind: 'problem', field, problem: of }) as const
  if (!userId) return problem('person', 'missing')
  if (!position) return problem('position', 'missing')
  const [start, end] = [meaningOf(times.start, timeZone), meaningOf(times.end, timeZone)]
  if (start.kind !== 'instant') return problem('start', start.kind === 'empty' ? 'missing' : start.kind)
  if (end.kind !== 'instant') return problem('end', end.kind === 'empty' ? 'missing' : end.kind)
  if (end.instant < start.instant) return problem('end', 'endBeforeStart')
  const [startTime, endTime] = [start.instant.toISOString(), end.instant.toISOString()]
  return { kind: 'read', entry: { userId, positionId: Number(position), startTime, endTime } }
}
