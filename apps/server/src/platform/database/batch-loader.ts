import type { Db } from './pool.ts'

type Waiting<Key, Result> = {
  key: Key
  since: number
  resolve: (result: Result | undefined) => void
  reject: (error: unknown) => void
}

const MAX_BATCH = 200
/** Calls that have waited longer than this for a query that failed, fail with it: the database may be silent. */
const MAX_WAIT_MS = 1_000

/**
 * Batches calls: those made while a query runs share the next one. A call that finds no query running starts one at
 * once. Each query starts after its calls were made, so no result is stale.
 */
export function createBatchLoader<Key, Result>(
  load: (keys: Key[]) => Promise<(Result | undefined)[]>,
): (key: Key) => Promise<Result | undefined> {
  const waiting: Waiting<Key, Result>[] = []
  let running = false

  async function loadNext() {
    running = true
    const batch = waiting.splice(0, MAX_BATCH)
    try {
      const results = await load(batch.map(({ key }) => key))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index])
    } catch (error) {
      const fresh = waiting.findIndex(({ since }) => since > Date.now() - MAX_WAIT_MS)
      const late = waiting.splice(0, fresh < 0 ? waiting.length : fresh)
      for (const { reject } of [...batch, ...late]) reject(error)
    }
    running = false
    if (waiting.length) void loadNext()
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, since: Date.now(), resolve, reject })
      if (!running) void loadNext()
    })
}

/** The same with one batch loader for each database, for a query in a module of its own. */
export function batchPerDatabase<Key, Result>(
  load: (db: Db, keys: Key[]) => Promise<(Result | undefined)[]>,
): (db: Db, key: Key) => Promise<Result | undefined> {
  const loaders = new WeakMap<Db, (key: Key) => Promise<Result | undefined>>()
  return (db, key) => {
    const loader = loaders.get(db) ?? createBatchLoader((keys: Key[]) => load(db, keys))
    loaders.set(db, loader)
    return loader(key)
  }
}
