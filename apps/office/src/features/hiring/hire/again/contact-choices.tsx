import { Radio } from '@mantine/core'
import type { Hire } from '@nightshift/shared/hiring/contract'
import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { CONTACT_FIELDS, type Contact, type ContactField } from '@nightshift/shared/hiring/merge-contact'
import type { UseFormReturn } from 'react-hook-form'
import { Facts } from '../../../../kit/facts.tsx'
import { Fields, Stack, Text } from '../../../../kit/layout.tsx'
import { AGAIN } from './again.texts.ts'
import { RadioOption } from './radio-option.tsx'

type Props = { form: UseFormReturn<Hire>; person: KnownPerson; sent: Contact }

/** Names and contact data, on file and in the application side by side; where they differ, one is chosen. */
export function ContactChoices({ form, person, sent }: Props) {
  const differing = CONTACT_FIELDS.filter((field) => sent[field] && sent[field] !== person[field])
  return (
    <section aria-label={AGAIN.contact}>
      <Stack>
        <Text quiet>{AGAIN.keeps(person.username)}</Text>
        <Unchanged fields={CONTACT_FIELDS.filter((field) => !differing.includes(field))} person={person} />
        {differing.map((field) => (
          <Radio.Group
            key={field}
            label={AGAIN.fields[field]}
            value={form.watch(field) ?? ''}
            onChange={(value) => form.setValue(field, value, { shouldDirty: true })}
          >
            <Fields>
              <RadioOption value={person[field]} label={person[field] || AGAIN.none}>
                {AGAIN.onFile}
              </RadioOption>
              <RadioOption value={sent[field]} label={sent[field]}>
                {AGAIN.application}
              </RadioOption>
            </Fields>
          </Radio.Group>
        ))}
      </Stack>
    </section>
  )
}

function Unchanged({ fields, person }: { fields: ContactField[]; person: KnownPerson }) {
  const filled = fields.filter((field) => person[field])
  if (!filled.length) return null
  return <Facts words facts={filled.map((field) => ({ label: AGAIN.fields[field], value: person[field] }))} />
}
