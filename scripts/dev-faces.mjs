import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { faceAt } from '../apps/server/dist/features/faces/faces.js'
import { readConfig } from '../apps/server/dist/platform/config.js'

// The three faces from their sources, on one port: each address goes to the face that answers it in production.
const API = `http://127.0.0.1:${process.env.PORT}`
const PORT = Number(process.env.DEV_PORT ?? 5173)
const { site: settings } = readConfig(process.env)

const server = createServer(handle)
const vite = (name, base) =>
  createVite({
    root: `apps/${name}`,
    base,
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      // The browser's own host is passed on: the server compares it with the origin of every write.
      proxy: { '/api': { target: API, changeOrigin: false } },
    },
  })

// Each needs a base of its own, because all of them have a src/main.tsx.
const vites = {
  site: await vite('site', '/'),
  office: await vite('office', '/dev-office/'),
  kiosk: await vite('kiosk', '/dev-kiosk/'),
}
server.listen(PORT, () => process.stdout.write(`The faces, with hot reload: http://localhost:${PORT}\n`))

function handle(request, response) {
  const owner = ['office', 'kiosk'].find((name) => request.url.startsWith(vites[name].config.base))
  vites[owner ?? 'site'].middlewares(request, response, () =>
    sendPage(request, response).catch((error) => {
      vites.site.ssrFixStacktrace(error)
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack)
    }),
  )
}

async function sendPage({ url, headers }, response) {
  const answer = faceAt(url.split('?')[0])
  if (answer.redirectTo) return redirect(response, answer.redirectTo)
  if (answer.face !== 'site') return sendHtml(response, answer.face, await documentOf(answer.face))
  const { render } = await vites.site.ssrLoadModule('/src/entry-server.tsx')
  const publicConfig = await (await fetch(`${API}/api/publicConfig`)).json()
  const visit = { origin: `http://${headers.host}`, publicConfig, settings, now: new Date() }
  const rendered = await render(url, visit)
  if (rendered.kind === 'redirect') return redirect(response, rendered.location)
  if (rendered.kind === 'page') return sendHtml(response, 'site', rendered.document, url)
  if (rendered.kind === 'file')
    return response.writeHead(200, { 'content-type': rendered.type }).end(rendered.body)
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
}

const documentOf = (face) => readFile(`apps/${face}/index.html`, 'utf8')

async function sendHtml(response, face, html, url = '/') {
  const document = await vites[face].transformIndexHtml(url, html)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(document)
}

const redirect = (response, location) => response.writeHead(302, { location }).end()
