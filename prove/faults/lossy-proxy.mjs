import { createServer } from 'node:http'
import { leave } from '../../bench/leftovers.mjs'
import { call } from '../api.mjs'

/** A proxy that drops some requests and some answers. */
export async function startLossyProxy(port, { loses, random }) {
  const lost = { requests: 0, answers: 0 }
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    if (random() < loses) {
      lost.requests += 1
      return request.socket.destroy()
    }
    const { method, headers, url: path } = request
    try {
      const answer = await call(port, path, { method, headers, body: Buffer.concat(chunks).toString() })
      if (random() < loses) {
        lost.answers += 1
        return request.socket.destroy()
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
    } catch {
      request.socket.destroy()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  leave(stop)
  return { port: server.address().port, lost, stop }
}
