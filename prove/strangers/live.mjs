import { get } from 'node:http'
import { get as getOverTls } from 'node:https'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '../api.mjs'
import { PASSWORD } from '../database.mjs'
import { badgeOf, scan } from '../punches.mjs'

const PATIENCE_MS = 30_000

/** The seconds from the answer to a scan until a manager hears of it. `through` are options of its requests. */
export async function heardAfter(port, badge, through = {}) {
  const cookie = await signIn(port, 'manager', PASSWORD, through)
  let text = ''
  const headers = { ...through.headers, cookie }
  const open = through.ca ? getOverTls : get
  const stream = open(
    { host: '127.0.0.1', port, path: '/api/live', agent: false, ...through, headers },
    (response) => {
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
    },
  )
  stream.on('error', () => {})
  await until(() => text !== '')
  await scan(port, badge, through)
  const begun = performance.now()
  await until(() => text.includes(badgeOf(badge).id))
  stream.destroy()
  return (performance.now() - begun) / 1000
}

async function until(isSo) {
  for (const end = Date.now() + PATIENCE_MS; !isSo() && Date.now() < end; ) await sleep(5)
}
