import { MOST_TICKS, type NewTick } from '@nightshift/shared/nights/roll-call/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import type { Waiting } from './phone-queue.ts'

type Calls = {
  sendPerson: (rollCallId: number, userId: string) => Promise<unknown>
  sendTicks: (rollCallId: number, ticks: NewTick[]) => Promise<{ refused: string[] }>
}
type Delivery = { settled: Set<string>; refused: string[] }

/**
 * Sends what waits for a roll-call: people first, because a tick needs its person. Answers the keys that are settled,
 * and those of them that the server will never take. Throws while it cannot be reached; repeating is harmless.
 */
export async function deliver(rollCallId: number, waiting: Waiting[], calls: Calls): Promise<Delivery> {
  const refused: string[] = []
  const [adds, ticks] = [waiting.filter(isAdd), waiting.filter(isTick).slice(0, MOST_TICKS)]
  for (const { key, person } of adds) {
    const taken = await unlessRefused(() => calls.sendPerson(rollCallId, person.id))
    if (!taken) refused.push(key)
  }
  if (ticks.length) {
    const taken = await unlessRefused(() => calls.sendTicks(rollCallId, ticks.map(tickOf)))
    refused.push(...(taken?.answer.refused ?? ticks.map(({ key }) => key)))
  }
  return { settled: new Set([...adds, ...ticks].map(({ key }) => key)), refused }
}

const isAdd = (item: Waiting) => item.kind === 'add'
const isTick = (item: Waiting) => item.kind === 'tick'

const tickOf = ({ key, personId, isSafe, at }: Waiting & { kind: 'tick' }): NewTick => ({
  key,
  personId,
  isSafe,
  at,
})

/** Undefined when the server itself refused for good, as opposed to a failure or a proxy's answer. */
async function unlessRefused<T>(call: () => Promise<T>) {
  try {
    return { answer: await call() }
  } catch (error) {
    const isFinal = error instanceof ApiError && error.code !== 'unknown'
    if (isFinal && [400, 404, 409, 413, 422].includes(error.status)) return undefined
    throw error
  }
}
