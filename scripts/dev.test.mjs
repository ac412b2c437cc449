import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DREADMOOR_CONTENT } from '../packages/shared/src/site/site-content/starting/dreadmoor/dreadmoor.ts'
import { configEntry } from '../packages/ui/src/testing/samples.ts'

// The development server of the three apps, in front of a stub of the API.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const entry = configEntry({ hostName: 'localhost', publicMsg: 'Sold out tonight.' })
const site = { closedNights: [], content: DREADMOOR_CONTENT }
const ANSWERS = {
  '/api/publicConfig': [entry],
  [`/api/publicSite/${entry.id}`]: site,
  [`/api/site/${entry.id}`]: { ...site, hostName: 'localhost', draft: DREADMOOR_CONTENT, parent: null },
}
const api = createServer(({ url, headers }, response) => {
  if (url.startsWith('/api/site/') && !headers.cookie) return response.writeHead(401).end()
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(ANSWERS[url]))
})
let apps
let origin

beforeAll(async () => {
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(api.address().port), DEV_PORT: '0' }
  apps = spawn(process.execPath, ['scripts/dev-apps.mjs'], { cwd: ROOT, env })
  origin = await new Promise((resolve, reject) => {
    apps.stdout.on('data', (chunk) => {
      const [address] = /http:\/\/localhost:\d+/.exec(chunk) ?? []
      if (address) resolve(address)
    })
    apps.stderr.on('data', (chunk) => reject(new Error(String(chunk))))
  })
}, 60_000)

afterAll(async () => {
  apps.kill()
  await once(apps, 'close')
  api.close()
})

const get = async (path, headers = {}) => {
  const answer = await fetch(origin + path, { redirect: 'manual', headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('renders the site on the server, with its styles and the code that hydrates it', async () => {
  const { status, text } = await get('/')
  expect(status).toBe(200)
  expect(text).toContain('Sold out tonight.')
  expect(text).toContain('src="/src/main.tsx"')
  const [, style] = /<link rel="stylesheet" href="([^"]*hero\.module\.css[^"]*)">/.exec(text)
  const { headers, text: css } = await get(style)
  expect(headers.get('content-type')).toContain('text/css')
  const [className] = /_title_\w+/.exec(css)
  expect(text).toContain(className)
}, 30_000)

test('serves another app from its own sources', async () => {
  const { text } = await get('/scanner')
  const script = '/dev-kiosk/src/main.tsx'
  expect(text).toContain(`src="${script}"`)
  expect(text).toContain('/@vite/client')
  const code = await get(script)
  expect(code.headers.get('content-type')).toContain('javascript')
}, 30_000)

test('previews a site for its editors only', async () => {
  const path = `/site-preview/${entry.id}/policies`
  expect((await get(path)).status).toBe(401)
  const { status, text } = await get(path, { cookie: 'FM_TOKEN=some' })
  expect(status).toBe(200)
  expect(text).toContain('policy4')
}, 30_000)

test('redirects, files and unknown addresses are those of production', async () => {
  expect((await get('/login')).headers.get('location')).toBe('/employee/login')
  expect((await get('/robots.txt')).text).toContain(`${origin}/sitemap.xml`)
  const unknown = await get('/nope')
  expect([unknown.status, unknown.headers.get('refresh')]).toEqual([404, '0; url=/'])
})

test('passes calls on to the API, and asks the browser to try again while the API is down', async () => {
  expect((await get('/api/publicConfig')).text).toContain('Sold out tonight.')
  api.closeAllConnections()
  await new Promise((resolve) => api.close(resolve))
  const starting = await get('/')
  expect([starting.status, starting.headers.get('refresh')]).toEqual([503, '1'])
})
