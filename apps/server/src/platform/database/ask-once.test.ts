import { expect, test } from 'vitest'
import { askOnce } from './ask-once.ts'
import type { Db } from './pool.ts'

/** Something that answers when it is told to. */
function slow() {
  const calls: { resolve: (answer: number) => void; reject: (error: Error) => void }[] = []
  const db = {} as Db
  const ask = (key = 'a') =>
    askOnce<number>(db, key, () => new Promise((resolve, reject) => calls.push({ resolve, reject })))
  return { calls, ask }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('whoever asks while a question is on its way shares the next answer, never an older one', async () => {
  const { calls, ask } = slow()
  const first = ask()
  const others = [ask(), ask(), ask()]
  expect(calls).toHaveLength(1)
  calls[0]?.resolve(1)
  expect(await first).toBe(1)
  await settled()
  expect(calls).toHaveLength(2)
  const late = ask()
  calls[1]?.resolve(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await settled()
  calls[2]?.resolve(3)
  expect(await late).toBe(3)
})

test('different questions do not wait for one another', () => {
  const { calls, ask } = slow()
  ask('a')
  ask('b')
  expect(calls).toHaveLength(2)
})

test('a question that fails fails for those who asked it, and the next is asked anew', async () => {
  const { calls, ask } = slow()
  const first = ask()
  const second = ask()
  calls[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await settled()
  calls[1]?.resolve(2)
  expect(await second).toBe(2)
})
