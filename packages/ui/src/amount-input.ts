import { Amount, MONEY_STEP } from '@nightshift/shared/money'

/** What a field for an amount of money takes. */
export const AMOUNT_INPUT = {
  type: 'number',
  inputMode: 'decimal',
  min: 0,
  max: Amount.maxValue ?? undefined,
  step: MONEY_STEP,
  placeholder: '0.00',
  autoComplete: 'off',
} as const
