import { fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

type Message = {
  id?: number
  protocol?: string
  isClosed?: true
  headers?: Record<string, string | string[]>
  chunk?: Uint8Array
  /** With what a stream was closed: 0 without an error. */
  code?: number
}
/** A body is sent whole, or only begun. */
type Sent = { body?: Uint8Array; isWhole?: boolean }

/** One HTTP/2 connection to a server over TLS; the client runs in a process of its own. */
export async function openHttp2(url: string) {
  const client = fork(join(import.meta.dirname, 'http2-client.mjs'), [url], { serialization: 'advanced' })
  onTestFinished(() => void client.kill())
  const messages = new EventEmitter<Record<string, [Message]>>()
  const closed = once(messages, 'isClosed')
  const connected = once(messages, 'protocol')
  client.on('message', (message: Message) => {
    if (message.id !== undefined) messages.emit(String(message.id), message)
    else messages.emit(message.isClosed ? 'isClosed' : 'protocol', message)
  })
  const [{ protocol }] = (await Promise.race([connected, closed])) as [Message]
  let last = 0

  /** Asks, and goes on without waiting for the whole answer. */
  function open(headers: Record<string, string>, { body, isWhole = true }: Sent = {}) {
    last += 1
    const id = last
    const chunks: Uint8Array[] = []
    let answered: Message['headers']
    const bytes = () => Buffer.concat(chunks)
    const ended = new Promise<{
      code: number
      status: number
      headers: Record<string, unknown>
      body: Buffer
    }>((resolve) =>
      messages.on(String(id), ({ headers: given, chunk, code }) => {
        answered ??= given
        if (chunk) chunks.push(chunk)
        if (code === undefined) return
        resolve({ code, status: Number(answered?.[':status']), headers: answered ?? {}, body: bytes() })
      }),
    )
    client.send({ id, headers, body, isWhole })
    return { ended, text: () => bytes().toString() }
  }

  return {
    protocol,
    /** Once the connection has ended. */
    closed,
    open,
    ask: (headers: Record<string, string>, sent?: Sent) => open(headers, sent).ended,
  }
}
