import { setTimeout as sleep } from 'node:timers/promises'
import { call, signIn } from '../api.mjs'
import { PASSWORD } from '../database.mjs'

const MINUTE = 60_000

/** A manager who edits, ends, deletes and adds shifts at random until stopped. Refused edits are part of it. */
export async function startManager(port, random) {
  const cookie = await signIn(port, 'manager', PASSWORD)
  const ask = async (path, options = {}) => {
    const { status, text } = await call(port, path, { ...options, headers: { cookie }, agent: false })
    if (status < 300) done += 1
    return status === 200 ? JSON.parse(text) : undefined
  }
  let done = 0
  let stopped = false

  const anyOf = (list) => list?.[Math.floor(random() * list.length)]
  const open = () =>
    ask(`/api/timeclock?filter=${encodeURIComponent('{"where":{"endTime":null},"limit":50}')}`)
  const earlier = (instant) => new Date(new Date(instant).getTime() - Math.ceil(random() * 30) * MINUTE)

  const deeds = [
    async () => {
      const entry = anyOf(await open())
      if (entry) await ask('/api/timeclock/clockout', { method: 'POST', body: { ids: [entry.id] } })
    },
    async () => {
      const entry = anyOf(await open())
      const body = { startTime: earlier(entry?.startTime ?? 0).toISOString(), updatedAt: entry?.updatedAt }
      if (entry) await ask(`/api/timeclock/${entry.id}`, { method: 'PATCH', body })
    },
    async () => {
      const entry = anyOf(await open())
      if (entry && random() < 0.3) await ask(`/api/timeclock/${entry.id}`, { method: 'DELETE' })
    },
  ]

  const work = (async () => {
    while (!stopped) {
      await anyOf(deeds)().catch(() => {})
      await sleep(300 + random() * 1_500)
    }
  })()
  return {
    get edits() {
      return done
    },
    async stop() {
      stopped = true
      await work
    },
  }
}
