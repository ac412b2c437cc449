import { TextInput, type TextInputProps } from '@mantine/core'
import { HIGHEST_PAY_RATE, MONEY_STEP, PayRate } from '@nightshift/shared/money'
import { useRateWarning } from './minimum-wage.ts'
import { OFFICE } from './office.texts.ts'

type Props = { rate: string; onRate: (rate: string) => void } & Omit<TextInputProps, 'onChange'>

/** The typed pay rate; undefined when it is invalid. */
export const rateOf = (typed: string) =>
  typed.trim() === '' ? undefined : PayRate.safeParse(Number(typed)).data

/** A pay rate per hour, in steps of a quarter dollar. Warns of one below the minimum wage. */
export function RateInput({ rate, onRate, ...props }: Props) {
  const warning = useRateWarning(rateOf(rate))
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      min={0}
      max={HIGHEST_PAY_RATE}
      step={MONEY_STEP}
      required
      value={rate}
      description={warning}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={
        rate !== '' && rateOf(rate) === undefined
          ? OFFICE.badRate(String(MONEY_STEP), String(HIGHEST_PAY_RATE))
          : undefined
      }
      {...props}
      onChange={({ currentTarget }) => onRate(currentTarget.value)}
    />
  )
}
