import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { appAt } from '../apps/server/dist/domains/site/pages/apps.js'
import { readConfig } from '../apps/server/dist/platform/config.js'

// Serves the three apps from their sources on one port, and maps each address to the same app as production.
const API = `http://127.0.0.1:${process.env.PORT}`
const PORT = Number(process.env.DEV_PORT ?? 5173)
const { site: settings } = readConfig(process.env)

// Each has its own base, because all of them have a src/main.tsx.
const BASES = { site: '/', office: '/dev-office/', kiosk: '/dev-kiosk/' }
const server = createServer(handle)
const vites = {}

/** The development server of an app, made for its first request: each takes seconds to scan its dependencies. */
function viteOf(app) {
  vites[app] ??= createVite({
    root: `apps/${app}`,
    base: BASES[app],
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      // The Host header is kept: the server compares it with the Origin of every write.
      proxy: Object.fromEntries(
        ['/api', '/pictures'].map((path) => [path, { target: API, changeOrigin: false }]),
      ),
    },
  })
  return vites[app]
}

server.listen(PORT, () => {
  process.stdout.write(`Site, office and kiosk with hot reload: http://localhost:${server.address().port}\n`)
})

const ownerOf = (url) => ['office', 'kiosk'].find((app) => url.startsWith(BASES[app])) ?? 'site'

// A page that was open before this process started connects first, and tries again.
server.on('upgrade', ({ url }, socket) => {
  const owner = ownerOf(url)
  if (vites[owner]) return
  viteOf(owner)
  socket.destroy()
})

async function handle(request, response) {
  const { middlewares } = await viteOf(ownerOf(request.url))
  middlewares(request, response, () =>
    sendPage(request, response).catch(async (error) => {
      const site = await viteOf('site')
      site.ssrFixStacktrace(error)
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack)
    }),
  )
}

async function sendPage(request, response) {
  const { url, headers } = request
  if (PREVIEW.test(url)) return sendPreview(request, response)
  const answer = appAt(url.split('?')[0])
  if (answer.redirectTo) return redirect(response, answer.redirectTo)
  if (answer.app !== 'site') return sendHtml(response, answer.app, await documentOf(answer.app))
  const render = await loadRender()
  const publicConfig = await fetch(`${API}/api/publicConfig`).then(
    (answer) => answer.json(),
    () => undefined,
  )
  if (!publicConfig) return sendStarting(response)
  const liveSite = (id) => fetch(`${API}/api/publicSite/${id}`).then((answer) => answer.json())
  const visit = { origin: `http://${headers.host}`, publicConfig, settings, liveSite, now: new Date() }
  const rendered = await render(url, visit)
  if (rendered.kind === 'redirect') return redirect(response, rendered.location)
  if (rendered.kind === 'page') return sendHtml(response, 'site', await withStyles(rendered.document), url)
  if (rendered.kind === 'file')
    return response.writeHead(200, { 'content-type': rendered.type }).end(rendered.body)
  const wayHome = rendered.kind === 'unknown' && { refresh: '0; url=/' }
  response.writeHead(404, { 'content-type': 'text/html', ...wayHome }).end('Not found')
}

async function loadRender() {
  const site = await viteOf('site')
  const { render } = await site.ssrLoadModule('/src/entry-server.tsx')
  return render
}

const PREVIEW = /^\/site-preview\/(\d+)(?=[/?]|$)\/*/

/** The site with its drafts, or as one of its versions: what `preview.routes.ts` of the server does. */
async function sendPreview({ url, headers: { cookie = '' } }, response) {
  const [address, id] = PREVIEW.exec(url)
  const ask = (path) => fetch(`${API}${path}`, { headers: { cookie } })
  const answer = await ask(`/api/site/${id}`)
  if (!answer.ok) return response.writeHead(answer.status).end()
  const { hostName, draft, parent, closedNights } = await answer.json()
  const version = new URL(url, API).searchParams.get('version')
  const own = version ? (await (await ask(`/api/site/${id}/versions/${version}`)).json()).content : draft
  const content = Object.fromEntries(
    Object.entries(own).map(([name, section]) => [name, section ?? parent.content[name]]),
  )
  const publicConfig = await (await ask('/api/publicConfig')).json()
  const render = await loadRender()
  const rendered = await render(url.replace(address, '/'), {
    origin: `http://${hostName}`,
    publicConfig: publicConfig.map((entry) =>
      String(entry.id) === id ? { ...entry, enableHome: true } : entry,
    ),
    settings,
    liveSite: async () => ({ content, closedNights }),
    now: new Date(),
    preview: { base: `/site-preview/${id}` },
  })
  if (rendered.kind === 'redirect') return redirect(response, `/site-preview/${id}${rendered.location}`)
  if (rendered.kind === 'page') return sendHtml(response, 'site', await withStyles(rendered.document), url)
  response.writeHead(404).end()
}

/** Links the styles that the render has loaded: Vite adds them with the code, which runs long after the first paint. */
async function withStyles(document) {
  const { environments } = await viteOf('site')
  const urls = [...environments.ssr.moduleGraph.urlToModuleMap.keys()]
  const links = urls
    .filter((url) => url.endsWith('.css'))
    .map((url) => `<link rel="stylesheet" href="${url}?direct">`)
  return document.replace('</head>', `${links.join('')}</head>`)
}

const sendStarting = (response) =>
  response
    .writeHead(503, { 'content-type': 'text/html', refresh: '1' })
    .end('The server is starting. This page reloads by itself.')

const documentOf = (app) => readFile(`apps/${app}/index.html`, 'utf8')

async function sendHtml(response, app, html, url = '/') {
  const vite = await viteOf(app)
  const document = await vite.transformIndexHtml(url, html)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(document)
}

const redirect = (response, location) => response.writeHead(302, { location }).end()
