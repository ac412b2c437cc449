import { fork } from 'node:child_process'
import { once } from 'node:events'
import { median } from './median.mjs'

/** The load generator, and how to ask it for a round. */
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

/** Enough for the compiler to have seen the code of a call; a server runs for weeks, not for seconds. */
const WARM_UP = { ms: 10_000, most: 10_000 }

/** Rounds of each server in turn, so that a slow minute of the machine hits all of them. */
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

/** Everybody is first once: 0 1 2, 1 2 0, 2 0 1. */
const turn = (length, nth) => Array.from({ length }, (_, place) => (place + nth) % length)

const summary = (results) => ({
  rate: median(results.map(({ rate }) => rate)),
  p99: median(results.map(({ p99 }) => p99)),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
})
