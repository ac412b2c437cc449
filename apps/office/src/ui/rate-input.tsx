import { TextInput, type TextInputProps } from '@mantine/core'
import { HIGHEST_PAY_RATE, MONEY_STEP, PayRate } from '@nightshift/shared/money'
import { OFFICE } from './office.texts.ts'

type Props = { rate: string; onRate: (rate: string) => void } & Omit<TextInputProps, 'onChange'>

/** The typed pay rate; undefined when it is invalid. */
export const rateOf = (typed: string) =>
  typed.trim() === '' ? undefined : PayRate.safeParse(Number(typed)).data

/** A pay rate per hour, in steps of a quarter dollar. */
export const RateInput = ({ rate, onRate, ...props }: Props) => (
  <TextInput
    type="number"
    inputMode="decimal"
    min={0}
    max={HIGHEST_PAY_RATE}
    step={MONEY_STEP}
    required
    value={rate}
    error={
      rate !== '' && rateOf(rate) === undefined
        ? OFFICE.badRate(String(MONEY_STEP), String(HIGHEST_PAY_RATE))
        : undefined
    }
    {...props}
    onChange={({ currentTarget }) => onRate(currentTarget.value)}
  />
)
