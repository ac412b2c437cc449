import { expect, test } from 'vitest'
import { taskQueue } from './task-queue.ts'

test('tasks run one at a time, in order, also after one that failed', async () => {
  const run = taskQueue(5)
  const log: string[] = []
  const task = (name: string) => async () => {
    log.push(`${name} starts`)
    await new Promise((resolve) => setImmediate(resolve))
    log.push(`${name} ends`)
    if (name === 'a') throw new Error('a failed')
    return name
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => run(task(name))))
  expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} starts`, `${name} ends`]))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})

test('a task is refused as busy while too many wait', async () => {
  const run = taskQueue(1)
  let finish = () => {}
  const first = run(() => new Promise<void>((resolve) => (finish = resolve)))
  const second = run(async () => {})
  await expect(run(async () => {})).rejects.toMatchObject({ code: 'busy', status: 503 })
  await Promise.resolve()
  finish()
  await Promise.all([first, second])
  await expect(run(async () => 'again')).resolves.toBe('again')
})
