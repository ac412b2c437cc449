import type { PlaceOnBoard } from '@nightshift/shared/nights/tonight/board'
import { formatClock } from '@nightshift/shared/time'
import { minutesText } from '../../../ui/minutes-text.ts'
import { TONIGHT } from './tonight.texts.ts'

/** What there is to say about somebody beside their state. */
export function placeWords(place: PlaceOnBoard, timeZone: string): string[] {
  const { part, entry, attendance, callAt, answer, answerReason } = place
  const clock = (instant: string) => formatClock(instant, timeZone)
  const words: string[] = []
  if (part !== 'whole') words.push(TONIGHT.parts[part])
  if (entry && attendance.kind === 'in') {
    words.push(TONIGHT.since(clock(entry.startTime)))
    if (attendance.arrivedLate)
      words.push(TONIGHT.lateBy(minutesText(callAt, new Date(entry.startTime).getTime())))
    if (entry.endTime) words.push(TONIGHT.left(clock(entry.endTime)))
    return words
  }
  words.push(TONIGHT.called(clock(callAt)))
  if (answer === 'declined') words.push(TONIGHT.declined(answerReason))
  if (answer === 'help') words.push(TONIGHT.help(answerReason))
  return words
}
