import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import { call } from '../api.mjs'
import { idOf } from '../punches.mjs'
import { CALLS } from './calls.mjs'

/** Warm-up rounds, which are not measured. */
const WARM_UP = 20
/** The people of festivals.sql who are not clocked in, and are not the manager. */
const WALKERS = 24

/** Interleaves the calls over all databases, so that noise of the machine affects all of them. Returns how many failed. */
export async function measure(places, rounds) {
  const agent = new Agent({ keepAlive: true })
  let failed = 0
  const time = async ({ api, times }, name, path, options) => {
    const begun = performance.now()
    const { status } = await call(api.port, path, { agent, ...options })
    const list = times.get(name) ?? []
    list.push(performance.now() - begun)
    times.set(name, list)
    if (status !== 200) failed += 1
  }
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    if (round === WARM_UP) for (const { times } of places) times.clear()
    // Rotates the order, so that each is first equally often.
    const inTurn = places.map((_, nth) => places[(nth + round) % places.length])
    for (const [name, path] of CALLS) {
      for (const place of inTurn) await time(place, name, path, { headers: { cookie: place.cookie } })
    }
    for (const place of inTurn) await time(place, 'badge scan', '/api/badgescan', scanOf(round))
  }
  agent.destroy()
  for (const { times } of places) for (const list of times.values()) list.sort((one, other) => one - other)
  return failed
}

/** Another badge each time. */
const scanOf = (round) => ({
  method: 'POST',
  headers: { 'idempotency-key': randomUUID() },
  body: { badgeCode: `FM-BADGE:${idOf(`1 ${3 + (round % WALKERS) * 2}`)}:NIGHTSHIFT` },
})
