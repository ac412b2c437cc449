import type { Call } from '@nightshift/shared/calls'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import type { AnsweredCall, CallInputs, OptionalIfEmpty } from './call-inputs.ts'
import { send } from './send.ts'

const READ = {
  json: (response: Response) => response.json(),
  text: (response: Response) => response.text(),
  nothing: () => null,
}

const PLAIN_TEXT = { 'content-type': 'text/plain' }

type Sent = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal }

/** Makes a call; a body that is a string goes as plain text. An answer that is not OK is thrown as an ApiError; one that breaks its contract, as a ZodError. */
export async function callApi<const C extends AnsweredCall>(
  call: C,
  ...[inputs]: OptionalIfEmpty<CallInputs<C>>
): Promise<z.output<C['answer']>> {
  const { method, answer, answerAs = 'json' } = call
  const { body, headers, signal }: Sent = inputs ?? {}
  const address = addressOf(call as Call, inputs)
  const response =
    typeof body === 'string'
      ? await send(method, address, body, { headers: { ...headers, ...PLAIN_TEXT }, signal })
      : await send(method, address, JSON.stringify(body), { headers, signal })
  return answer.parse(await READ[answerAs](response)) as z.output<C['answer']>
}
