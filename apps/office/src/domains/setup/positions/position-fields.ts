import { PayRate } from '@nightshift/shared/money'
import type { Position } from '@nightshift/shared/setup/positions/contract'

/** A position without its event relation. */
export type EventPosition = Omit<Position, 'event'>

/** The form fields of a position. The rate is text while it is typed. */
export type PositionFields = {
  name: string
  defaultPayRate: string
  eventId: number
  canApply: boolean
  isTipped: boolean
}

export const fieldsOf = ({
  name,
  defaultPayRate,
  eventId,
  canApply,
  isTipped,
}: EventPosition): PositionFields => ({
  name,
  defaultPayRate: defaultPayRate === undefined ? '' : defaultPayRate.toFixed(2),
  eventId,
  canApply,
  isTipped,
})

/** The rate as a number; undefined when it is invalid. */
export const rateOf = (text: string) =>
  text.trim() === '' ? undefined : PayRate.safeParse(Number(text)).data
