import { AppError } from '../http/app-error.ts'
import { countPunch, type PunchDirection, type PunchSource } from './metrics.ts'

/** Counts a punch when it is over, by its outcome. */
export async function countedPunch<T>(source: PunchSource, direction: PunchDirection, punch: Promise<T>) {
  try {
    const entry = await punch
    countPunch(source, direction, 'done')
    return entry
  } catch (error) {
    countPunch(source, direction, error instanceof AppError ? 'refused' : 'failed')
    throw error
  }
}
