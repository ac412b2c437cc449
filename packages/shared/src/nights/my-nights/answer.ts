import type { ErrorCode } from '../../errors.ts'
import { canDecline } from '../night-plan/call-time.ts'
import type { Answer } from '../night-plan/place.ts'

type Times = { callAt: Date; endsAt: Date }

/**
 * Why somebody cannot say this to a place of theirs. Declining, and taking an answer back, goes while there is time;
 * later somebody calls for help, or comes after all. Null takes an answer back.
 */
export function answerProblem(
  answer: Answer | null,
  { callAt, endsAt }: Times,
  declineHours: number,
  now: Date,
): ErrorCode | undefined {
  if (now >= endsAt) return 'nightOver'
  if (answer === 'confirmed' || answer === 'help') return undefined
  return canDecline(now, callAt, declineHours) ? undefined : 'tooLateToDecline'
}
