import type { PositionRates } from '@nightshift/shared/seasons/season-opening/contract'
import { HIGHEST_RAISE, RAISE_STEP, raisedRate } from '@nightshift/shared/seasons/season-opening/raise'

/** The typed percentage; undefined when it is invalid. */
export function raiseOf(typed: string) {
  const percent = Number(typed)
  const isValid =
    typed.trim() !== '' && percent >= 0 && percent <= HIGHEST_RAISE && percent % RAISE_STEP === 0
  return isValid ? percent : undefined
}

/** A rate that the raise changes: the default, or what so many people earn. */
export type RaisedRate = { key: string; position: string; people?: number; before: number; after: number }

/** The rates that a raise changes, position by position. */
export function raisedRates(positions: PositionRates[], percent: number): RaisedRate[] {
  return positions
    .flatMap(({ id, event, name, defaultPayRate, held }) => {
      const position = `${event} - ${name}`
      const rates = [
        { key: `${id}`, before: defaultPayRate },
        ...held.map(({ payrate, people }) => ({ key: `${id}-${payrate}`, people, before: payrate })),
      ]
      return rates.map((rate) => ({ ...rate, position, after: raisedRate(rate.before, percent) }))
    })
    .filter(({ before, after }) => before !== after)
}
