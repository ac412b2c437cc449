import { AppError } from './http/app-error.ts'

/** Runs tasks one at a time, in order. When too many wait, the next one is refused as busy. */
export function taskQueue(maxWaiting: number) {
  let last: Promise<unknown> = Promise.resolve()
  let unfinished = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (unfinished > maxWaiting) throw new AppError('busy')
    unfinished += 1
    const result = last.then(task).finally(() => {
      unfinished -= 1
    })
    last = result.catch(() => {})
    return result
  }
}
