import { Radio } from '@mantine/core'
import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { User } from '@nightshift/shared/people/employees/contract'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { Stack } from '../../../kit/layout.tsx'
import { OfficeModal } from '../../../kit/office-modal.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { KNOWN } from '../known/known.texts.ts'
import { KnownPanel } from '../known/known-people.tsx'
import { knownApplicantsQuery } from '../known/use-known-people.ts'
import styles from '../review/application.module.css'
import type { Listed } from '../review/list/listed.ts'
import { AGAIN, HIRE } from './hire.texts.ts'
import { HireForm } from './hire-form.tsx'
import { RadioOption } from './hire-inputs.tsx'

/** The id of a known person, `new` for somebody else, or nothing yet. */
type Choice = string
const NEW_PERSON = 'new'

type ChoosePersonProps = { people: KnownPerson[]; choice: Choice; onChoose: (choice: Choice) => void }

/** Whether an applicant is a known person, who is hired again, or somebody new. */
function ChoosePerson({ people, choice, onChoose }: ChoosePersonProps) {
  const chosen = people.find(({ id }) => id === choice)
  return (
    <Stack>
      <Radio.Group label={AGAIN.who} value={choice} onChange={onChoose}>
        <Stack>
          {people.map((person) => (
            <RadioOption key={person.id} value={person.id} label={AGAIN.again(KNOWN.name(person))}>
              {KNOWN.matchedBy(person)}
              {!person.mayReturn && <strong className={styles.warning}> {KNOWN.notAgain}</strong>}
            </RadioOption>
          ))}
          <RadioOption value={NEW_PERSON} label={AGAIN.newPerson}>
            {AGAIN.newPersonHint}
          </RadioOption>
        </Stack>
      </Radio.Group>
      {chosen && <KnownPanel person={chosen} />}
    </Stack>
  )
}

const listUsernames = { ...EMPLOYEES_CALLS.list, answer: z.array(User.pick({ username: true })) }

/** The usernames that are taken at a festival, inactive people's too. */
const usernamesQuery = (festivalId: number) =>
  queryOptions({
    ...queryOf(listUsernames, { query: { filter: { where: { festivalId }, fields: ['username'] } } }),
    select: (people) => people.map(({ username }) => username),
  })

type Props = {
  listed: Listed
  events: Event[]
  /** The department filter of the list, or empty. */
  department: string
  onHired: (message: string) => void
  onClose: () => void
}

/** The hire dialog. Its backdrop is static: a click on it does not close the dialog. */
export function HireDialog({ onClose, ...props }: Props) {
  const { id } = useFestival()
  const { application } = props.listed
  const [unsaved, setUnsaved] = useState(false)
  const [choice, setChoice] = useState<string>()
  // A failed list is not fatal: a username is proposed anyway, and the server checks it.
  const { data: taken = [], isPending } = useQuery(usernamesQuery(id))
  const known = useQuery(knownApplicantsQuery(id, application.seasonId))
  if (isPending || known.isPending) return null
  const people = known.data?.find(({ applicationId }) => applicationId === application.id)?.people ?? []
  const chosen = choice ?? preselected(people)
  return (
    <OfficeModal title={HIRE.title} onClose={onClose} unsaved={unsaved} staticBackdrop>
      <Stack>
        {people.length > 0 && <ChoosePerson people={people} choice={chosen} onChoose={setChoice} />}
        {chosen && (
          <HireForm
            key={chosen}
            {...props}
            taken={taken}
            again={people.find((person) => person.id === chosen)}
            onChange={setUnsaved}
          />
        )}
      </Stack>
    </OfficeModal>
  )
}

/** A personal link says who it is. Any other match is a guess, which the manager decides. */
function preselected(people: KnownPerson[]) {
  if (people.length === 0) return NEW_PERSON
  return people.find(({ matchedBy }) => matchedBy.includes('link'))?.id ?? ''
}
