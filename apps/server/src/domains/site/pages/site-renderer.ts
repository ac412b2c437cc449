import { Worker } from 'node:worker_threads'
import type { Build, Rendered, RenderJob, RenderResult } from '@nightshift/shared/site/public-site/rendered'
import { AppError } from '../../../platform/http/app-error.ts'

/** Each takes some milliseconds. Of those that are asked for by nobody but a flood, few may wait, and none of the others. */
const MOST_WAITING = 100
const MOST_WAITING_UNUSUAL = 20
/** Renders are rare, as pages are kept; the thread gives its memory back meanwhile. */
const IDLE_MS = 60_000

type Waiting = { resolve: (rendered: Rendered) => void; reject: (error: Error) => void }

export type SiteRenderer = ReturnType<typeof siteRenderer>

/** Renders pages in a thread of its own, which starts with the first and ends when nobody needs one for a while. */
export function siteRenderer(script: string, build: Build) {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0

  function start() {
    const started = new Worker(script, { workerData: build })
    started.on('message', (result: RenderResult) => {
      const job = waiting.get(result.id)
      waiting.delete(result.id)
      if ('error' in result) job?.reject(Object.assign(new Error(result.error.message), result.error))
      else job?.resolve(result.rendered)
      if (!waiting.size) rest()
    })
    // A thread that has ended fails whoever waits; the next page starts another.
    const end = (error: Error) => {
      if (worker !== started) return
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', end)
    started.on('exit', (code) => end(new Error(`The thread that renders pages ended with ${code}`)))
    return started
  }

  /** A process may end while the thread rests. */
  function rest() {
    worker?.unref()
    clearTimeout(idle)
    idle = setTimeout(close, IDLE_MS).unref()
  }

  async function close() {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  return {
    /** Visitors look at the usual pages: these are rendered also while somebody asks for others without end. */
    async render(url: string, visit: RenderJob['visit'], isUsual = true): Promise<Rendered> {
      if (waiting.size >= (isUsual ? MOST_WAITING : MOST_WAITING_UNUSUAL)) throw new AppError('busy')
      clearTimeout(idle)
      worker ??= start()
      worker.ref()
      const id = ++count
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker!.postMessage({ id, url, visit } satisfies RenderJob)
      })
    },
    close,
  }
}
