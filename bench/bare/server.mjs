import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { pg } from '../pg.mjs'
import { countOpen, employees, payrollWeek, publicConfig } from './lists.mjs'
import { scan } from './scan.mjs'

// Baseline: the five calls written by hand on node:http, with no framework, no
// filters, no validation library. The answers are the product's, and so are the session check and the audit trail.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })

const SESSION = `select users.id, users.festival_id, users.access_lvl
  from sessions join users on users.id = sessions.user_id
  where token_hash = $1 and expires_at > $2 and is_active`

async function signedIn(request, level) {
  const token = /(?:^|; )FM_TOKEN=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  if (!token) return undefined
  const values = [createHash('sha256').update(token).digest(), new Date()]
  const { rows } = await pool.query({ name: 'session', text: SESSION, values })
  return rows[0]?.access_lvl >= level ? rows[0] : undefined
}

const CALLS = {
  'GET /api/publicConfig': { answer: () => publicConfig(pool) },
  'POST /api/badgescan': { answer: ({ body }) => scan(pool, body, new Date()) },
  'GET /api/timeclock/count': { level: 1, answer: ({ user }) => countOpen(pool, user.festival_id) },
  'GET /api/timeclock': {
    level: 2,
    answer: ({ user, filter }) => payrollWeek(pool, user.festival_id, filter.where.endTime.between),
  },
  'GET /api/users': { level: 1, answer: ({ user }) => employees(pool, user.festival_id) },
}

async function handle(request, response) {
  const url = new URL(request.url, 'http://bare')
  const call = CALLS[`${request.method} ${url.pathname}`]
  if (!call) return send(response, 404, '{}')
  const user = call.level === undefined ? undefined : await signedIn(request, call.level)
  if (call.level !== undefined && !user) return send(response, 401, '{}')
  const filter = JSON.parse(url.searchParams.get('filter') ?? '{}')
  const body = request.method === 'POST' ? JSON.parse(await read(request)) : undefined
  send(response, 200, JSON.stringify(await call.answer({ user, filter, body })))
}

function read(request) {
  return new Promise((resolve, reject) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => resolve(text)).on('error', reject)
  })
}

function send(response, status, text) {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  }
  response.writeHead(status, headers).end(text)
}

const server = createServer((request, response) =>
  handle(request, response).catch((error) => {
    process.stderr.write(`${error.stack}\n`)
    send(response, 500, '{}')
  }),
)
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  process.stdout.write(`open at http://127.0.0.1:${server.address().port}\n`),
)
