import { createServer } from 'node:http'

// Baseline: sends the product's own bytes and headers, by address, and does nothing else.

const answers = new Map()
process.on('message', ({ address, head, body, etag }) => {
  answers.set(address, { head, body: Buffer.from(body, 'base64'), etag })
  process.send('kept')
})

const server = createServer((request, response) => {
  const answer = answers.get(request.url)
  if (!answer) return response.writeHead(404).end()
  const { head, body, etag } = answer
  if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304, ['etag', etag]).end()
  response.writeHead(200, head)
  response.end(body)
})
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`open at http://127.0.0.1:${server.address().port}\n`),
)
