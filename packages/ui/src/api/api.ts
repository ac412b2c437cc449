import type { Call } from '@nightshift/shared/calls'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import type { AnsweredCall, CallInputs, OptionalIfEmpty } from './call-inputs.ts'
import { noAnswer, patience, send } from './send.ts'

const READ = {
  json: (response: Response) => response.json(),
  text: (response: Response) => response.text(),
  nothing: () => null,
  file: (response: Response) => response,
}

const PLAIN_TEXT = { 'content-type': 'text/plain' }

type Sent = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal }

/** What a call answers. */
export type AnswerOf<C extends AnsweredCall> = z.output<C['answer']>

/** A call without its schemas, which would add to the bundle of the public pages. */
type Bare<C extends Call> = Pick<C, 'method' | 'path'>

/**
 * Makes a call, which ends by itself if no answer comes; a body that is a string goes as plain text. An answer that is not
 * OK is thrown as an ApiError. Our own server's answers are taken at their word; tests check each of them
 * (`testing/check-answers.ts`).
 */
export async function callApi<const C extends AnsweredCall>(
  call: C,
  ...[inputs]: OptionalIfEmpty<CallInputs<C>>
): Promise<AnswerOf<C>>
export async function callApi<C extends AnsweredCall>(
  call: Bare<C>,
  ...[inputs]: OptionalIfEmpty<CallInputs<C>>
): Promise<AnswerOf<C>>
export async function callApi(bare: Bare<Call>, inputs?: Sent) {
  const call = bare as Call
  const { method, answerAs = 'json', slow } = call
  const { body, headers, signal = patience(slow) } = inputs ?? {}
  const address = addressOf(call, inputs as Parameters<typeof addressOf>[1])
  const response =
    typeof body === 'string'
      ? await send(method, address, body, { headers: { ...headers, ...PLAIN_TEXT }, signal })
      : await send(method, address, JSON.stringify(body), { headers, signal })
  const answer = await Promise.resolve(READ[answerAs](response)).catch((cause) => {
    throw signal.aborted ? noAnswer(method, cause) : cause
  })
  return check(call, answer)
}

/** The same for an answer that is kept, or that a captive portal may give instead: one that breaks its contract is a ZodError. */
export const callChecked = async <const C extends AnsweredCall>(
  call: C,
  ...inputs: OptionalIfEmpty<CallInputs<C>>
) => call.answer.parse(await callApi(call, ...inputs)) as AnswerOf<C>

let check = (_call: Call, answer: unknown) => answer

/** For tests. */
export const checkAnswers = (checking: typeof check) => {
  check = checking
}
