import { METHODS, type RequestListener, type Server } from 'node:http'
import {
  constants,
  createSecureServer,
  Http2ServerRequest,
  type Http2Stream,
  type ServerHttp2Session,
} from 'node:http2'
import type { Socket } from 'node:net'
import type { App } from '../app.ts'
import { SLOW_CLIENT_LIMITS, SLOW_HANDSHAKE_LIMIT } from '../listening/timeouts.ts'
import { contextOf, type KeyPair } from './key-pair.ts'

const MOST_STREAMS = 100
/** With the default of 64 KB, a picture of 20 MB from far away would take longer than a request may. */
const WINDOW_BYTES = 1024 * 1024

/** The parser of HTTP/1.1 refuses others. */
const known = new Set(METHODS)

/** HTTP/2 names the host in `:authority`; whatever reads a request looks for it in `Host`. */
class RequestWithHost extends Http2ServerRequest {
  constructor(...parts: ConstructorParameters<typeof Http2ServerRequest>) {
    super(...parts)
    const { headers } = this
    if (headers[':authority'] !== undefined) headers.host = headers[':authority']
  }
}

export type Limits = Pick<Server, 'requestTimeout' | 'keepAliveTimeout'>

/**
 * A server over TLS that speaks HTTP/2 and HTTP/1.1. Node's has none of the limits of one for HTTP/1.1, and does not
 * close its sessions with it.
 */
export function http2Server(
  keyPair: KeyPair,
  { requestTimeout, keepAliveTimeout }: Limits,
  listener: RequestListener,
) {
  const secure = createSecureServer({
    ...contextOf(keyPair),
    ...SLOW_HANDSHAKE_LIMIT,
    allowHTTP1: true,
    Http2ServerRequest: RequestWithHost,
    settings: { maxConcurrentStreams: MOST_STREAMS, initialWindowSize: WINDOW_BYTES },
  })
  // Typed as http: it has what the framework and the routes use.
  const server = secure as unknown as Server
  server.on('request', (request, response) => {
    if (known.has(request.method!)) listener(request, response)
    else response.writeHead(400).end()
  })

  const sockets = new Set<Socket>()
  const sessions = new Set<ServerHttp2Session>()
  const closeIdleConnections = server.closeIdleConnections.bind(server)
  Object.assign(server, {
    ...SLOW_CLIENT_LIMITS,
    requestTimeout,
    keepAliveTimeout,
    requireHostHeader: true,
    closeIdleConnections() {
      closeIdleConnections()
      // Each ends with the last of its requests.
      for (const session of sessions) session.close()
    },
    closeAllConnections() {
      for (const socket of sockets) socket.destroy()
    },
  })
  secure.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  secure.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.setLocalWindowSize(WINDOW_BYTES)
    session.setTimeout(server.keepAliveTimeout, () => session.close())
    if (!server.listening) session.close()
  })
  secure.on('stream', (stream) => cutSlowBody(stream, server.requestTimeout))
  return server
}

/** The framework asks for a new connection when it did not read a body; HTTP/2 has no header for that, and no need. */
export function leaveOutConnectionHeader(app: App) {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.httpVersionMajor === 2) reply.removeHeader('connection')
  })
}

/** Against slow clients, as `requestTimeout` is in HTTP/1.1: the other requests of the connection go on. */
function cutSlowBody(stream: Http2Stream, timeoutMs: number) {
  if (stream.endAfterHeaders) return
  const cut = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), timeoutMs)
  const done = () => clearTimeout(cut)
  stream.on('end', done).on('close', done)
}
