import { TextInput, type TextInputProps } from '@mantine/core'
import { formatCents, HIGHEST_PAY_RATE, MONEY_STEP, PayRate, toCents } from '@nightshift/shared/money'
import { createContext, use } from 'react'
import { OFFICE } from './office.texts.ts'

/** The minimum wage of today at the current festival, in cents; undefined where it is not known. */
export const MinimumWageContext = createContext<number | undefined>(undefined)

/** What to say of a rate in dollars that is below the minimum wage. It may be right: tips make up for it. */
export function useRateWarning(rate: number | undefined) {
  const minimum = use(MinimumWageContext)
  // Not a number while nothing is typed.
  const isBelow = rate !== undefined && minimum !== undefined && toCents(rate) < minimum
  return isBelow ? OFFICE.belowMinimumWage(formatCents(minimum)) : undefined
}

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
