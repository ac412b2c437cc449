const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** Reads HTTP answers that come one at a time, and calls back with the status of each when it is complete. */
export function answerReader(complete) {
  let head = Buffer.alloc(0)
  /** Bytes of the body still to come; undefined while the head is read, Infinity for chunks. */
  let left
  let status = 0
  let tail = Buffer.alloc(0)

  const readHead = (chunk) => {
    head = head.length ? Buffer.concat([head, chunk]) : chunk
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return undefined
    const text = head.latin1Slice(0, end)
    const body = head.subarray(end + 4)
    status = Number(text.slice(9, 12))
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
    // 304 has no body.
    left = status === 304 ? 0 : length === undefined ? Number.POSITIVE_INFINITY : Number(length)
    head = Buffer.alloc(0)
    tail = head
    return body
  }

  return (chunk) => {
    const body = left === undefined ? readHead(chunk) : chunk
    if (body === undefined) return
    if (left === Number.POSITIVE_INFINITY) {
      tail = Buffer.concat([tail, body.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length)
      if (!tail.equals(LAST_CHUNK)) return
    } else {
      left -= body.length
      if (left > 0) return
    }
    left = undefined
    complete(status)
  }
}
