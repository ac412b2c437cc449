import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { call, freePort, startApi } from '../api.mjs'
import { PASSWORD, venueDatabase } from '../database.mjs'
import { missingAfterInstall, programPath } from '../debian.mjs'
import { atMost, holds, leftOut } from '../rows.mjs'
import { documentedBlock, withAddresses } from './documented.mjs'
import { heardAfter } from './live.mjs'
import { makeCertificate, startProgram } from './programs.mjs'

const title = 'Proxies as documented'
const what =
  'nginx, Caddy and HAProxy of Debian with the configuration of the documents, with TLS on a port that is not 443. Through each an administrator signs in from a browser’s origin, uploads a picture of 12 MB and hears of a badge scan.'

const OPERATIONS = 'docs/operations.md'
const UPLOAD_BYTES = 12 * 1024 * 1024
const DOCUMENTED = '127.0.0.1:3000'

async function prove() {
  const needed = await missingAfterInstall(['openssl'])
  if (needed) return [leftOut('every proxy', needed)]
  const api = await startApi(await venueDatabase(10), { TRUST_PROXY: '1' })
  const certificate = await makeCertificate()
  const picture = await largePicture()
  const rows = []
  for (const [badge, [name, start]] of Object.entries({ nginx, caddy, haproxy }).entries()) {
    const missing = await missingAfterInstall([name])
    if (missing) {
      rows.push(leftOut(name, missing))
      continue
    }
    const proxy = await start({ api, certificate, folder: await temporaryFolder(`prove-${name}`) })
    rows.push(...(await usedThrough(name, proxy, { picture, badge: badge + 1 })))
    await proxy.stop()
  }
  await api.end('SIGTERM')
  return rows
}

async function nginx({ api, certificate, folder }) {
  const port = await freePort()
  const location = withAddresses(await documentedBlock(OPERATIONS, 'proxy_pass '), {
    [DOCUMENTED]: `127.0.0.1:${api.port}`,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr;
    events {}
    http {
      access_log off; ${temporary.join(' ')}
      server {
        listen 127.0.0.1:${port} ssl;
        ssl_certificate ${certificate.cert};
        ssl_certificate_key ${certificate.key};
        ${location}
      }
    }`,
  )
  const ca = await readFile(certificate.ca)
  const command = [programPath('nginx'), '-e', 'stderr', '-p', folder, '-c', file]
  return { port, ca, ...(await startProgram(command, () => answers(port, ca))) }
}

async function caddy({ api, folder }) {
  const port = await freePort()
  const site = withAddresses(await readFile('deploy/caddy/Caddyfile', 'utf8'), {
    'nightshift:3000': `127.0.0.1:${api.port}`,
  })
  const file = join(folder, 'Caddyfile')
  // Its authority of localhost stays out of the machine's list.
  await writeFile(file, `{\n skip_install_trust\n admin off\n auto_https disable_redirects\n}\n${site}`)
  const env = { PATH: process.env.PATH, HOME: folder, SITE_HOSTS: `https://localhost:${port}` }
  const root = join(folder, '.local/share/caddy/pki/authorities/local/root.crt')
  const command = [programPath('caddy'), 'run', '--adapter', 'caddyfile', '--config', file]
  const started = await startProgram(command, async () => answers(port, await readFile(root)), { env })
  return { port, ca: await readFile(root), ...started }
}

async function haproxy({ api, certificate, folder }) {
  const port = await freePort()
  const pem = join(folder, 'both.pem')
  await writeFile(pem, `${await readFile(certificate.cert)}${await readFile(certificate.key)}`)
  const file = join(folder, 'haproxy.cfg')
  const documented = await documentedBlock(OPERATIONS, 'backend nightshift')
  await writeFile(
    file,
    withAddresses(documented, {
      ':443': `127.0.0.1:${port}`,
      '/etc/haproxy/nightshift.pem': pem,
      [DOCUMENTED]: `127.0.0.1:${api.port}`,
    }),
  )
  const ca = await readFile(certificate.ca)
  return {
    port,
    ca,
    ...(await startProgram([programPath('haproxy'), '-db', '-f', file], () => answers(port, ca))),
  }
}

/** Requests of a page at this address: its origin has the port. */
const pageAt = (port, ca) => {
  const host = `localhost:${port}`
  return { ca, servername: 'localhost', agent: false, headers: { host, origin: `https://${host}` } }
}

const answers = async (port, ca) => (await call(port, '/api/health', pageAt(port, ca))).status === 200

async function usedThrough(name, { port, ca }, { picture, badge }) {
  const page = pageAt(port, ca)
  const body = { username: 'admin', password: PASSWORD }
  const login = await call(port, '/api/users/login', { ...page, method: 'POST', body })
  const given = login.headers['set-cookie'] ?? []
  const isSecure = given.length > 0 && given.every((line) => line.includes('; Secure'))
  const cookie = given.map((line) => line.split(';')[0]).join('; ')
  const upload = await call(port, '/api/site/1/pictures?purpose=hero', {
    ...page,
    method: 'POST',
    headers: { ...page.headers, cookie, 'content-type': 'image/jpeg' },
    body: picture,
  })
  return [
    holds(`${name}: signs in, with cookies for TLS alone`, login.status === 200 && isSecure),
    holds(`${name}: HSTS`, 'strict-transport-security' in login.headers),
    holds(`${name}: a picture of 12 MB is taken`, upload.status === 200),
    atMost(`${name}: a live event is heard after`, await heardAfter(port, badge, page), 1, 's'),
  ]
}

/** A photo of a phone in its bytes, and quickly encoded in its pixels: the rest is in segments that nobody reads. */
async function largePicture() {
  const sharp = createRequire(new URL('../../apps/server/package.json', import.meta.url))('sharp')
  const create = { width: 1920, height: 1080, channels: 3, background: '#334155' }
  const jpeg = await sharp({ create }).jpeg().toBuffer()
  const segment = Buffer.alloc(65_535)
  // APP15 with its length.
  segment.writeUInt16BE(0xffef, 0)
  segment.writeUInt16BE(segment.length - 2, 2)
  const filling = Array.from({ length: Math.ceil(UPLOAD_BYTES / segment.length) }, () => segment)
  return Buffer.concat([jpeg.subarray(0, 2), ...filling, jpeg.subarray(2)])
}

export const proxies = { title, what, prove, long: true }
