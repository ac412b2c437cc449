// Requests of http2-session.ts over one HTTP/2 connection, in a process of their own: in that of the server, Node's
// client may hang when its session ends.
import { connect } from 'node:http2'
import { Readable } from 'node:stream'

const PART_BYTES = 64 * 1024

const session = connect(process.argv[2], { rejectUnauthorized: false })
const tell = (message) => process.connected && process.send(message)

session.on('connect', () => tell({ protocol: session.alpnProtocol }))
session.on('error', () => {})
session.on('close', () => tell({ isClosed: true }))
process.on('message', ({ id, headers, body, isWhole }) => {
  const stream = session.request(headers, { endStream: body === undefined })
  stream.on('response', (answered) => tell({ id, headers: { ...answered } }))
  stream.on('data', (chunk) => tell({ id, chunk }))
  stream.on('error', () => {})
  stream.on('close', () => tell({ id, code: stream.rstCode }))
  if (body === undefined) return
  if (isWhole) Readable.from(partsOf(body)).pipe(stream)
  else stream.write(body)
})
process.on('disconnect', () => process.exit())

/** Browsers send what the window of a stream takes, and wait. */
function* partsOf(body) {
  for (let at = 0; at < body.length; at += PART_BYTES) yield body.subarray(at, at + PART_BYTES)
}
