import { expect, test, vi } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

/** A loader that doubles numbers, batch by batch, when the test says so. */
function slow() {
  const batches: { keys: number[]; succeed: () => void; fail: () => void }[] = []
  const double = createBatchLoader(
    (keys: number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const succeed = () => resolve(keys.map((n) => n * 2))
        batches.push({ keys, succeed, fail: () => reject(new Error('gone')) })
      }),
  )
  return { batches, double }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('loads the first key immediately, and those that arrive meanwhile as one batch', async () => {
  const { batches, double } = slow()
  const first = double(1)
  const others = [double(2), double(3)]
  expect(batches.map(({ keys }) => keys)).toEqual([[1]])
  batches[0]?.succeed()
  expect(await first).toBe(2)
  await settled()
  expect(batches[1]?.keys).toEqual([2, 3])
  batches[1]?.succeed()
  expect(await Promise.all(others)).toEqual([4, 6])
})

test('a failure rejects only its own batch, and the next batch is loaded', async () => {
  const { batches, double } = slow()
  const first = double(1)
  const second = double(2)
  batches[0]?.fail()
  await expect(first).rejects.toThrow('gone')
  await settled()
  batches[1]?.succeed()
  expect(await second).toBe(4)
})

test('a failure after a long wait rejects those who waited for it, and the next batch has the others', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { batches, double } = slow()
  const [first, late] = [double(1), double(2)]
  vi.advanceTimersByTime(6_000)
  const fresh = double(3)
  batches[0]?.fail()
  await expect(first).rejects.toThrow('gone')
  await expect(late).rejects.toThrow('gone')
  vi.useRealTimers()
  await settled()
  expect(batches[1]?.keys).toEqual([3])
  batches[1]?.succeed()
  expect(await fresh).toBe(6)
})

test('loads at most two hundred keys in a batch', async () => {
  const { batches, double } = slow()
  const all = Promise.all(Array.from({ length: 251 }, (_, n) => double(n)))
  batches[0]?.succeed()
  await settled()
  expect(batches[1]?.keys).toHaveLength(200)
  batches[1]?.succeed()
  await settled()
  batches[2]?.succeed()
  expect((await all)[250]).toBe(500)
})
