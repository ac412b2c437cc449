import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { countPunch, type PunchResult } from '../../platform/metrics/metrics.ts'
import type { ScanOutcome } from './kiosk.service.ts'

/** Counts a scan when it is over, by its outcome. */
export async function countedScan(scan: Promise<ScanOutcome>) {
  try {
    const outcome = await scan
    countPunch('kiosk', directionOf(outcome.answer), resultOf(outcome))
    return outcome
  } catch (error) {
    countPunch('kiosk', 'unknown', error instanceof AppError ? 'refused' : 'failed')
    throw error
  }
}

function directionOf(answer: BadgeScanResult) {
  if ('clockedIn' in answer) return 'in'
  return 'clockedOut' in answer ? 'out' : 'unknown'
}

function resultOf({ answer, punched }: ScanOutcome): PunchResult {
  if (!answer.success) return 'refused'
  if (punched) return 'done'
  return directionOf(answer) === 'unknown' ? 'asked' : 'repeated'
}
