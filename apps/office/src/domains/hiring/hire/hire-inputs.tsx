import { NativeSelect, Radio, TextInput, type TextInputProps } from '@mantine/core'
import type { Hire } from '@nightshift/shared/hiring/contract'
import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { CONTACT_FIELDS, type Contact, type ContactField } from '@nightshift/shared/hiring/merge-contact'
import { HIGHEST_PAY_RATE, MONEY_STEP } from '@nightshift/shared/money'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Facts } from '../../../kit/facts.tsx'
import { Fields, Stack, Text } from '../../../kit/layout.tsx'
import { useRateWarning } from '../../../kit/rate-input.tsx'
import { AGAIN, HIRE } from './hire.texts.ts'
import { problemOf } from './hire-fields.ts'

type Props = { form: UseFormReturn<Hire> }

/** The identity fields of the new employee. */
export function IdentityInputs({ form, withPaychexId }: Props & { withPaychexId: boolean }) {
  const { register, formState } = form
  const field = (
    name: Exclude<keyof Hire, 'positionId' | 'payrate'>,
    props: TextInputProps & { 'data-autofocus'?: boolean } = {},
  ) => (
    <TextInput
      label={HIRE.fields[name]}
      error={problemOf(name, formState.errors[name]?.type)}
      {...props}
      {...register(name)}
    />
  )
  return (
    <>
      <Fields narrow>
        {field('firstName', { required: true, 'data-autofocus': true })}
        {field('middleName')}
        {field('lastName', { required: true })}
      </Fields>
      <Fields>
        {field('email', { type: 'email' })}
        {field('phone', { type: 'tel' })}
        {withPaychexId && field('paychexId')}
        {field('username', {
          required: true,
          autoCapitalize: 'none',
          spellCheck: false,
          autoComplete: 'off',
          description: HIRE.usernameHint,
          inputWrapperOrder: ['label', 'input', 'description', 'error'],
        })}
      </Fields>
    </>
  )
}

type Rates = {
  /** The rate that a position brings along. */
  rateOf: (positionId: number) => number | undefined
  /** Says why the rate cannot be changed, if so. */
  fixedRate: string | undefined
}

/** Position and pay rate. Choosing a position sets its rate. */
export function PositionInputs({ form, offered, rateOf, fixedRate }: Props & { offered: Event[] } & Rates) {
  const { register, setValue, formState } = form
  const { errors } = formState
  const warning = useRateWarning(form.watch('payrate'))
  const bringRate = (positionId: number) => {
    const rate = rateOf(positionId)
    if (rate !== undefined) setValue('payrate', rate, { shouldValidate: formState.isSubmitted })
  }
  return (
    <Fields>
      <NativeSelect
        label={HIRE.position}
        error={problemOf('positionId', errors.positionId?.type)}
        required
        data={[
          { value: '', label: HIRE.choosePosition },
          ...offered.map(({ name, positions = [] }) => ({
            group: name,
            items: positions.map((position) => ({ value: String(position.id), label: position.name })),
          })),
        ]}
        {...register('positionId', {
          valueAsNumber: true,
          onChange: ({ target }) => bringRate(Number(target.value)),
        })}
      />
      <TextInput
        label={HIRE.payrate}
        error={problemOf('payrate', errors.payrate?.type)}
        required
        type="number"
        inputMode="decimal"
        step={MONEY_STEP}
        min={0}
        max={HIGHEST_PAY_RATE}
        leftSection="$"
        readOnly={fixedRate !== undefined}
        description={fixedRate ?? warning}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...register('payrate', { valueAsNumber: true })}
      />
    </Fields>
  )
}

type ContactProps = { form: UseFormReturn<Hire>; person: KnownPerson; sent: Contact }

/** Names and contact data, on file and in the application side by side; where they differ, one is chosen. */
export function ContactChoices({ form, person, sent }: ContactProps) {
  const differing = CONTACT_FIELDS.filter((field) => sent[field] && sent[field] !== person[field])
  return (
    <section aria-label={AGAIN.contact}>
      <Stack>
        <Text quiet>{AGAIN.keeps(person.username)}</Text>
        <Unchanged fields={CONTACT_FIELDS.filter((field) => !differing.includes(field))} person={person} />
        {differing.map((field) => (
          <Radio.Group
            key={field}
            label={HIRE.fields[field]}
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
  return <Facts words facts={filled.map((field) => ({ label: HIRE.fields[field], value: person[field] }))} />
}

type OptionProps = { value: string; label: string; children: ReactNode }

/** A radio button with a second line. Both lines are its label, so that all of it can be clicked. */
export const RadioOption = ({ value, label, children }: OptionProps) => (
  <Radio
    value={value}
    label={
      <>
        {label} <small>{children}</small>
      </>
    }
  />
)
