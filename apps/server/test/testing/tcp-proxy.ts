import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

type Options = { port?: number; toServer?: (chunk: Buffer) => Buffer }

/** A TCP proxy in front of the database of a URL. It can freeze: connections stay open, and nothing passes. */
export async function openProxy(url: string, { port = 0, toServer = (chunk) => chunk }: Options = {}) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let frozen = false

  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    near.on('data', (chunk) => frozen || far.write(toServer(chunk)))
    far.on('data', (chunk) => frozen || near.write(chunk))
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })

  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
    },
    connections: () => sockets.size / 2,
  }
}
