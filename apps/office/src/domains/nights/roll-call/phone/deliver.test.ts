import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { newKey } from '@nightshift/ui/new-key.ts'
import { describe, expect, test, vi } from 'vitest'
import { deliver } from './deliver.ts'
import type { Waiting } from './phone-queue.ts'

const person = { id: newKey(), firstName: 'Nell', lastName: 'Graves', photo: null }
const add: Waiting = { kind: 'add', rollCallId: 1, key: newKey(), person }
const at = '2024-10-04T22:00:00.000Z'
const tick: Waiting = { kind: 'tick', rollCallId: 1, key: newKey(), personId: person.id, isSafe: true, at }
const { kind: _, rollCallId: __, ...sent } = tick

function server() {
  return { sendPerson: vi.fn(async () => null), sendTicks: vi.fn(async () => ({ refused: [] as string[] })) }
}
const refusal = new ApiError(404, 'notFound', 'Not found.')

test('people are sent before ticks, which go in one call', async () => {
  const calls = server()
  const order: string[] = []
  calls.sendPerson.mockImplementation(async () => void order.push('person') as never)
  calls.sendTicks.mockImplementation(async () => {
    order.push('ticks')
    return { refused: [] }
  })
  const { settled, refused } = await deliver(1, [tick, add], calls)
  expect(order).toEqual(['person', 'ticks'])
  expect(calls.sendPerson).toHaveBeenCalledWith(1, person.id)
  expect(calls.sendTicks).toHaveBeenCalledWith(1, [sent])
  expect({ settled, refused }).toEqual({ settled: new Set([add.key, tick.key]), refused: [] })
})

describe('what the server refuses for good', () => {
  test('is settled and named, and keeps nothing back', async () => {
    const calls = server()
    calls.sendPerson.mockRejectedValue(refusal)
    calls.sendTicks.mockResolvedValue({ refused: [tick.key] })
    const { settled, refused } = await deliver(1, [add, tick], calls)
    expect(settled.size).toBe(2)
    expect(refused).toEqual([add.key, tick.key])
  })

  test('as a whole is settled, too', async () => {
    const calls = server()
    calls.sendTicks.mockRejectedValue(refusal)
    expect((await deliver(1, [tick], calls)).refused).toEqual([tick.key])
  })
})

test.each([
  ['no network', new ApiError(0, 'unreachable', '')],
  ['a busy server', new ApiError(503, 'busy', '')],
  ['an ended session', new ApiError(401, 'notSignedIn', '')],
  ["a proxy's page", new ApiError(404, 'unknown', '')],
])('%s settles nothing: it is sent again', async (_, error) => {
  const calls = server()
  calls.sendTicks.mockRejectedValue(error)
  await expect(deliver(1, [tick], calls)).rejects.toBe(error)
})

test('more ticks than one call takes wait for the next', async () => {
  const calls = server()
  const many = Array.from({ length: 1_001 }, () => ({ ...tick, key: newKey() }))
  expect((await deliver(1, many, calls)).settled.size).toBe(1_000)
})
