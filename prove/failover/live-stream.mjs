import { get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '../api.mjs'
import { PASSWORD } from '../database.mjs'
import { badgeOf, scan } from '../punches.mjs'

const RECONNECT_MS = 500
const HEARD_MS = 10_000

/** The live events of one API process; reconnects as a browser does. */
async function openStream(port, host) {
  const cookie = await signIn(port, 'manager', PASSWORD, { host })
  let text = ''
  let closed = false
  let request
  const reconnect = () => !closed && setTimeout(open, RECONNECT_MS)
  const open = () => {
    request = get({ host, port, path: '/api/live', headers: { cookie }, agent: false }, (response) => {
      response.on('data', (chunk) => {
        text = (text + chunk).slice(-20_000)
      })
      response.on('close', reconnect)
      response.on('error', () => {})
    })
    request.on('error', reconnect)
  }
  open()
  const agains = () => text.split('event: again').length
  return {
    has: (word) => text.includes(word),
    /** Answers whether everything is to be read again since now, which makes up for a lost event. */
    again() {
      const before = agains()
      return () => agains() > before
    },
    close() {
      closed = true
      request.destroy()
    },
  }
}

/**
 * Listens at both API processes; `silentAcross` punches at each, waits for the event at the other, and answers the
 * directions in which none came.
 */
export async function openStreams(cluster, apis) {
  const hosts = apis.map((_, index) => cluster.addressOf(`api${index + 1}`))
  const streams = await Promise.all(apis.map(({ port }, index) => openStream(port, hosts[index])))
  return {
    async silentAcross(badges) {
      const directions = await Promise.all(
        badges.map(async (badge, index) => {
          const here = streams[1 - index]
          const end = performance.now() + HEARD_MS
          while (performance.now() < end) {
            const { acknowledged } = await scan(apis[index].port, badge, { host: hosts[index] }).catch(
              () => ({}),
            )
            if (acknowledged) break
            await sleep(100)
          }
          const again = here.again()
          const heard = () => here.has(badgeOf(badge).id) || again()
          while (performance.now() < end && !heard()) await sleep(20)
          return heard() ? [] : [`api${index + 1} → api${2 - index}`]
        }),
      )
      return directions.flat()
    },
    close() {
      for (const stream of streams) stream.close()
    },
  }
}
