import { expect, test } from 'vitest'
import { gather } from './gather.ts'

/** Doubles numbers when it is told to, and remembers what it was asked at a time. */
function slow() {
  const asked: { questions: number[]; answer: () => void; fail: () => void }[] = []
  const double = gather(
    (questions: number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const answer = () => resolve(questions.map((n) => n * 2))
        asked.push({ questions, answer, fail: () => reject(new Error('gone')) })
      }),
  )
  return { asked, double }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('asks the first at once, and those that arrive meanwhile together', async () => {
  const { asked, double } = slow()
  const first = double(1)
  const others = [double(2), double(3)]
  expect(asked.map(({ questions }) => questions)).toEqual([[1]])
  asked[0]?.answer()
  expect(await first).toBe(2)
  await settled()
  expect(asked[1]?.questions).toEqual([2, 3])
  asked[1]?.answer()
  expect(await Promise.all(others)).toEqual([4, 6])
})

test('a failure is for those who were asked together, and the next go on', async () => {
  const { asked, double } = slow()
  const first = double(1)
  const second = double(2)
  asked[0]?.fail()
  await expect(first).rejects.toThrow('gone')
  await settled()
  asked[1]?.answer()
  expect(await second).toBe(4)
})

test('asks for two hundred at a time at most', async () => {
  const { asked, double } = slow()
  const all = Promise.all(Array.from({ length: 251 }, (_, n) => double(n)))
  asked[0]?.answer()
  await settled()
  expect(asked[1]?.questions).toHaveLength(200)
  asked[1]?.answer()
  await settled()
  asked[2]?.answer()
  expect((await all)[250]).toBe(500)
})
