import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const TEMPLATES = new URL('templates/', import.meta.url)
const secret = () => randomBytes(18).toString('base64url')

export const newPasswords = () => ({
  SUPERUSER_PASSWORD: secret(),
  REPLICATION_PASSWORD: secret(),
  OWNER_PASSWORD: secret(),
})

/** What the templates name on Debian; the proof puts its own folders and ports in their place. */
const DEBIAN = {
  LOCAL: '127.0.0.1',
  WEB_PORT: '80',
  APP_PORT: '3000',
  ETCD_DATA: '/var/lib/etcd/default',
  POSTGRES_DATA: '/var/lib/postgresql/nightshift',
  POSTGRES_PROGRAMS: '/usr/lib/postgresql/15/bin',
  UNAVAILABLE: '/etc/haproxy/unavailable.http',
}

/** Writes the files of one machine of three to a folder. */
export async function renderMachine(folder, { number, addresses, passwords, ...settings }) {
  const values = {
    ...DEBIAN,
    ...passwords,
    NAME: `node${number}`,
    ADDRESS: addresses[number - 1],
    ...Object.fromEntries(addresses.map((address, index) => [`ADDRESS${index + 1}`, address])),
    ...settings,
  }
  await mkdir(folder, { recursive: true, mode: 0o755 })
  for (const name of await readdir(TEMPLATES)) {
    const template = await readFile(new URL(name, TEMPLATES), 'utf8')
    const text = template.replace(/@([A-Z_]+\d?)@/g, (_, key) => {
      if (!(key in values)) throw new Error(`${name} names ${key}, which has no value.`)
      return values[key]
    })
    // Owner only: most of them hold passwords.
    await writeFile(join(folder, name), text, { mode: 0o600 })
  }
}

/** node deploy/cluster/render.mjs <folder> <address> <address> <address> */
async function main([folder, ...addresses]) {
  if (!folder || addresses.length !== 3) {
    process.stderr.write('node deploy/cluster/render.mjs <folder> <address> <address> <address>\n')
    process.exit(1)
  }
  const passwords = newPasswords()
  for (const number of [1, 2, 3]) {
    await renderMachine(join(folder, `node${number}`), { number, addresses, passwords })
  }
  process.stdout.write(`Wrote the files of three machines to ${folder}, with new passwords.\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2))
