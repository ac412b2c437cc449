import { Radio } from '@mantine/core'
import type { Hire } from '@nightshift/shared/hiring/contract'
import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { CONTACT_FIELDS, type Contact, type ContactField } from '@nightshift/shared/hiring/merge-contact'
import type { UseFormReturn } from 'react-hook-form'
import styles from './again.module.css'
import { AGAIN } from './again.texts.ts'
import { RadioOption } from './radio-option.tsx'

type Props = { form: UseFormReturn<Hire>; person: KnownPerson; sent: Contact }

/** Names and contact data, on file and in the application side by side; where they differ, one is chosen. */
export function ContactChoices({ form, person, sent }: Props) {
  const differing = CONTACT_FIELDS.filter((field) => sent[field] && sent[field] !== person[field])
  return (
    <section className={styles.contact} aria-label={AGAIN.contact}>
      <p className={styles.keeps}>{AGAIN.keeps(person.username)}</p>
      <Unchanged fields={CONTACT_FIELDS.filter((field) => !differing.includes(field))} person={person} />
      {differing.map((field) => (
        <Radio.Group
          key={field}
          label={AGAIN.fields[field]}
          value={form.watch(field) ?? ''}
          onChange={(value) => form.setValue(field, value, { shouldDirty: true })}
        >
          <div className={styles.pair}>
            <RadioOption value={person[field]} label={person[field] || AGAIN.none}>
              {AGAIN.onFile}
            </RadioOption>
            <RadioOption value={sent[field]} label={sent[field]}>
              {AGAIN.application}
            </RadioOption>
          </div>
        </Radio.Group>
      ))}
    </section>
  )
}

function Unchanged({ fields, person }: { fields: ContactField[]; person: KnownPerson }) {
  const filled = fields.filter((field) => person[field])
  if (!filled.length) return null
  return (
    <dl className={styles.unchanged}>
      {filled.map((field) => (
        <div key={field}>
          <dt>{AGAIN.fields[field]}</dt>
          <dd>{person[field]}</dd>
        </div>
      ))}
    </dl>
  )
}
