import { fork } from 'node:child_process'
import { once } from 'node:events'
import { median } from './median.mjs'

/** Starts the load generator, and runs rounds with it. */
export function startLoad() {
  const child = fork(new URL('load.mjs', import.meta.url))
  const round = async (settings) => {
    child.send({ round: settings })
    const [result] = await once(child, 'message')
    if (result.error) throw new Error(result.error)
    return result
  }
  return { prepare: (call) => child.send({ call }), round, stop: () => void child.kill() }
}

/** JIT warm-up: enough calls for optimised code. */
const WARM_UP = { ms: 10_000, most: 10_000 }

/** Interleaves the rounds of the servers, so that noise of the machine affects all of them. */
export async function measure(load, call, servers, { rounds, ms }) {
  load.prepare(call)
  const { connections } = call
  let answered = 0
  const ask = async ({ name, port }, limits) => {
    const result = await load.round({ port, connections, ...limits })
    if (!result.count) throw new Error(`${name} does not answer ${call.title}.`)
    answered += result.count
    return result
  }
  for (const server of servers) await ask(server, WARM_UP)
  const results = servers.map(() => [])
  for (let nth = 0; nth < rounds; nth += 1) {
    for (const index of turn(servers.length, nth)) results[index].push(await ask(servers[index], { ms }))
  }
  return { call, answered, results: results.map(summary) }
}

/** Rotates the order: 0 1 2, 1 2 0, 2 0 1. */
const turn = (length, nth) => Array.from({ length }, (_, place) => (place + nth) % length)

const summary = (results) => ({
  rate: median(results.map(({ rate }) => rate)),
  p99: median(results.map(({ p99 }) => p99)),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
})
