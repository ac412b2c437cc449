import { connect, createServer } from 'node:net'
import { leave } from '../../bench/leftovers.mjs'

const PORTAL_PAGE = '<!doctype html><title>Welcome to the free network</title>'
const PORTAL = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${PORTAL_PAGE.length}\r\n\r\n${PORTAL_PAGE}`

/** What the network between a kiosk and the server does. */
export const NETWORKS = ['open', 'refused', 'silent', 'answersLost', 'captivePortal']

/** A proxy whose network can be changed while connections are open. */
export async function startNetwork(serverPort) {
  let network = 'open'
  const clients = new Set()
  const server = createServer((client) => {
    client.on('error', () => {})
    if (network === 'refused') return client.destroy()
    clients.add(client)
    client.once('close', () => clients.delete(client))
    const upstream = connect(serverPort, '127.0.0.1')
    upstream.on('error', () => client.destroy())
    upstream.once('close', () => client.destroy())
    client.once('close', () => upstream.destroy())
    client.on('data', (bytes) => {
      if (network === 'captivePortal') client.write(PORTAL)
      else if (network === 'open' || network === 'answersLost') upstream.write(bytes)
    })
    upstream.on('data', (bytes) => network === 'open' && client.write(bytes))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const client of clients) client.destroy()
  }
  leave(() => {
    cut()
    server.close()
  })
  return {
    port: server.address().port,
    get state() {
      return network
    },
    /** Lost bytes are never repaired, so connections end when the network comes back. */
    change(next) {
      if (network !== 'open' || next === 'refused') cut()
      network = next
    },
  }
}
