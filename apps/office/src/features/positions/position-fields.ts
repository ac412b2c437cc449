import { PayRate } from '@nightshift/shared/money'
import type { Position } from '@nightshift/shared/positions/contract'

/** A position of an event that is known. */
export type EventPosition = Omit<Position, 'event'>

/** What the form of a position holds. The rate is text while somebody types it. */
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

/** The rate as a number; undefined for what is none. */
export const rateOf = (text: string) =>
  text.trim() === '' ? undefined : PayRate.safeParse(Number(text)).data
