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

/** Equal for equal answers, however the JSON is written. The form puts the time of each try into dateSubmited. */
export function digestOf({ dateSubmited: _, ...answers }: Answers) {
  const entries = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest()
}

/** The new position, when that is all in which two texts differ. */
export function movedPosition(before: string, after: string) {
  const { position } = readAnswers(after)
  const rest = (rawData: string) => ({ ...(parse(rawData) as object), position: undefined })
  if (!isDeepStrictEqual(rest(before), rest(after))) throw new AppError('answersChanged')
  return position
}

/** The position of a stored application. */
export const positionIn = (rawData: string) => (parse(rawData) as Answers).position

/**
 * How many keys the text has, from its colons outside strings. Of a key that is there twice only the last is
 * checked, but the whole text is stored, and the first might be more than the database can read.
 */
const keysIn = (rawData: string) => rawData.replace(/"(?:[^"\\]|\\.)*"/g, '').split(':').length - 1

function parse(rawData: string): unknown {
  try {
    return parseSafely(rawData)
  } catch {
    throw new AppError('invalidInput', { message: 'rawData: is not JSON' })
  }
}
