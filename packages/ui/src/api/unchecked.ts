import type { z } from 'zod'
import type { AnsweredCall, OptionalIfEmpty, UncheckedInputs } from './call-inputs.ts'
import { filledIn } from './path.ts'
import { send } from './send.ts'

type Values = { params?: Record<string, string | number>; body?: unknown }

/** Makes a call without its schemas, which would add to the bundle of the public pages: the answer is not validated. */
export async function callUnchecked<C extends AnsweredCall>(
  { method, path }: Pick<C, 'method' | 'path'>,
  ...[inputs]: OptionalIfEmpty<UncheckedInputs<C>>
): Promise<z.output<C['answer']>> {
  const { params, body }: Values = inputs ?? {}
  return (await send(method, filledIn(path, params), JSON.stringify(body))).json()
}
