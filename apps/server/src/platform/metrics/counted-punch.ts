import { AppError } from '../http/app-error.ts'
import { countPunch, type PunchDirection, type PunchResult, type PunchSource } from './metrics.ts'

export type CountedAs = { direction: PunchDirection; result: PunchResult }

/** Counts a punch when it is over, by its outcome. */
export async function countedPunch<T>(
  source: PunchSource,
  direction: PunchDirection,
  punch: Promise<T>,
  countedAs: (outcome: T) => CountedAs = () => ({ direction, result: 'done' }),
) {
  try {
    const outcome = await punch
    const counted = countedAs(outcome)
    countPunch(source, counted.direction, counted.result)
    return outcome
  } catch (error) {
    countPunch(source, direction, error instanceof AppError ? 'refused' : 'failed')
    throw error
  }
}
