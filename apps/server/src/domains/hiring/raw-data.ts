import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Answers } from '@nightshift/shared/hiring/answers'
import { RAW_DATA_MAX_BYTES } from '@nightshift/shared/hiring/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { parseSafely } from '../../platform/http/safe-json.ts'

/** The answers inside rawData, checked by the schema that the form uses. */
export function readAnswers(rawData: string): Answers {
  if (Buffer.byteLength(rawData) > RAW_DATA_MAX_BYTES) throw new AppError('payloadTooLarge')
  const answers = parse(rawData)
  const checked = Answers.safeParse(answers)
  if (!checked.success) {
    const details = checked.error.issues.map(({ path, message }) => ({
      path: ['rawData', ...path].join('.'),
      message,
    }))
    throw new AppError('invalidInput', { message: `${details[0]?.path}: ${details[0]?.message}`, details })
  }
  if (keysIn(rawData) !== Object.keys(answers as object).length)
    throw new AppError('invalidInput', { message: 'rawData: has a key twice' })
  return checked.data
}

/** A hash that is equal for equal answers, in any key order. Leaves out dateSubmited, which changes with each retry. */
export function digestOf({ dateSubmited: _, ...answers }: Answers) {
  const entries = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest()
}

/** The new position; refused when the two texts differ in anything else. */
export function movedPosition(before: string, after: string) {
  const { position } = readAnswers(after)
  const rest = (rawData: string) => ({ ...(parse(rawData) as object), position: undefined })
  if (!isDeepStrictEqual(rest(before), rest(after))) throw new AppError('answersChanged')
  return position
}

/** The position of a stored application. */
export const positionIn = (rawData: string) => (parse(rawData) as Answers).position

/**
 * Counts the keys in the text, by the colons outside strings, to detect duplicate keys. JSON.parse keeps only the last
 * of them, so the first would be stored unchecked.
 */
const keysIn = (rawData: string) => rawData.replace(/"(?:[^"\\]|\\.)*"/g, '').split(':').length - 1

function parse(rawData: string): unknown {
  try {
    return parseSafely(rawData)
  } catch {
    throw new AppError('invalidInput', { message: 'rawData: is not JSON' })
  }
}
