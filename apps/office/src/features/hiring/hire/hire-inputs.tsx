import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import type { Hire } from '@nightshift/shared/hiring/contract'
import { HIGHEST_PAY_RATE, MONEY_STEP } from '@nightshift/shared/money'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import type { UseFormReturn } from 'react-hook-form'
import { Fields } from '../../../kit/layout.tsx'
import { useRateWarning } from '../../../ui/rate-input.tsx'
import { HIRE } from './hire.texts.ts'
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
      label={HIRE[name]}
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
