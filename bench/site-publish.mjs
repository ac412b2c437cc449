import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, signIn } from '../prove/api.mjs'

const LONGEST_MS = 10_000
const HOST = { host: 'localhost' }

/** Edits a ticket's price and publishes it, several times. Returns how long each took to show on every process. */
export async function publishPrices(ports, { username, password, times }) {
  const [port] = ports
  const cookie = await signIn(port, username, password)
  const api = async (method, path, body) => {
    const { status, text } = await call(port, `/api/site/1${path}`, { method, body, headers: { cookie } })
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return JSON.parse(text)
  }
  const taken = []
  for (let round = 0; round < times; round += 1) {
    const price = `${31 + round}.49`
    const site = await api('GET', '')
    const tickets = site.draft.tickets
    const [first, ...others] = tickets.list
    const content = { ...tickets, list: [{ ...first, price }, ...others] }
    const { revision } = site.sections.find(({ name }) => name === 'tickets')
    const edited = await api('PATCH', '/drafts/tickets', { content, revision })
    const section = edited.sections.find(({ name }) => name === 'tickets')
    await api('POST', '/publish', {
      sections: [{ name: 'tickets', revision: section.revision }],
      at: null,
    })
    const published = performance.now()
    await Promise.all(ports.map((each) => untilShown(each, `>${price}<`)))
    taken.push(performance.now() - published)
  }
  return taken
}

async function untilShown(port, words) {
  const end = performance.now() + LONGEST_MS
  while (performance.now() < end) {
    if ((await call(port, '/', { headers: HOST })).text.includes(words)) return
    await sleep(5)
  }
  throw new Error(`${words} was not shown within ${LONGEST_MS / 1000} s.`)
}
