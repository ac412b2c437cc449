import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { assignments, execForm, parseDockerfile } from '../prove/package/dockerfile.mjs'

// What the Dockerfile, the compose files and the systemd unit promise. `npm run prove -- package` runs the Dockerfile.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const SETTINGS = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
/** Of Node and of the C library. */
const OTHERS = ['NODE_ENV', 'MALLOC_ARENA_MAX']
const unknown = (names) => names.filter((name) => ![...SETTINGS, ...OTHERS].includes(name))

const stages = parseDockerfile(read('Dockerfile'))
const final = stages.at(-1)
const all = (stage, name) => stage.instructions.filter((one) => one.name === name)
const last = (name) => all(final, name).at(-1)
const env = Object.assign({}, ...all(final, 'ENV').map(({ text }) => assignments(text)))
const server = execForm(last('CMD').text)

describe('the Dockerfile', () => {
  test('builds in other stages than it runs in, all of them slim', () => {
    expect(stages.length).toBeGreaterThan(1)
    for (const { image } of stages) expect(image).toMatch(/^node:2[024]-\w+-slim$/)
    expect(all(final, 'RUN').filter(({ text }) => text.includes('npm'))).toEqual([])
  })

  test('installs what the lock file names, and for the last stage no development packages', () => {
    const installed = stages.flatMap((stage) => all(stage, 'RUN')).map(({ text }) => text)
    const [whole, production] = installed.filter((text) => text.includes('npm ci'))
    expect(whole).toBe('npm ci')
    expect(production).toContain('npm ci --omit=dev')
  })

  test('copies the manifest of every workspace before it installs packages, and only files that exist', () => {
    const inside = (folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)
    const workspaces = [...inside('packages'), ...inside('apps'), 'e2e']
    for (const stage of stages.slice(0, -1)) {
      const copied = all(stage, 'COPY').map(({ text }) => text.split(' ')[0])
      expect(copied).toEqual(expect.arrayContaining(workspaces.map((folder) => `${folder}/package.json`)))
    }
    const sources = stages
      .flatMap((stage) => all(stage, 'COPY'))
      .filter(({ flags }) => !flags.from)
      .flatMap(({ text }) => text.split(' ').slice(0, -1))
    expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([])
  })

  test('runs the server as a user of its own, in exec form, with a health check without curl', () => {
    expect(last('USER').text).toBe('nightshift')
    expect(server).toEqual(['node', 'apps/server/dist/main.js'])
    expect(execForm(last('HEALTHCHECK').text)).toEqual(['node', 'deploy/healthcheck.mjs'])
    expect(last('STOPSIGNAL').text).toBe('SIGTERM')
  })

  test('keeps the database in a volume, listens on every address and shows no demo', () => {
    expect(env).toMatchObject({ HOST: '0.0.0.0', DEMO: 'false', DATA_DIR: last('VOLUME').text })
    expect(env.MALLOC_ARENA_MAX).toBe('2')
    expect(unknown(Object.keys(env))).toEqual([])
  })

  test('gets neither secrets nor builds of this machine', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', '.data', '**/node_modules', '**/dist']))
  })
})

/** The variables that a service of a compose file gets. */
function environmentOf(file, service) {
  const [, block = ''] = new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(read(file)) ?? []
  const [, lines = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(block) ?? []
  return Object.fromEntries(
    [...lines.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  )
}

describe('the compose files', () => {
  test.each(['compose.yaml', 'compose.postgres.yaml', 'compose.caddy.yaml'])(
    '%s names settings that exist',
    (file) => {
      const names = Object.keys(environmentOf(file, 'nightshift'))
      expect(names).not.toEqual([])
      expect(unknown(names)).toEqual([])
    },
  )

  test('the server has a read-only root, no capabilities, and its data in a volume', () => {
    const lines = read('compose.yaml')
      .split('\n')
      .map((line) => line.trim())
    expect(lines).toEqual(
      expect.arrayContaining([
        'read_only: true',
        'tmpfs: [/tmp]',
        'cap_drop: [ALL]',
        "security_opt: ['no-new-privileges:true']",
        `volumes: ['data:${env.DATA_DIR}']`,
        'init: true',
      ]),
    )
    expect(environmentOf('compose.yaml', 'nightshift').DATA_DIR).toBe(env.DATA_DIR)
  })

  test('PostgreSQL has a volume and no password of ours', () => {
    expect(environmentOf('compose.postgres.yaml', 'nightshift').DATABASE_URL).toContain(
      '${POSTGRES_PASSWORD:?',
    )
    expect(read('compose.postgres.yaml')).toContain("volumes: ['postgres:/var/lib/postgresql/data']")
  })

  test('behind Caddy the server trusts the proxy and is not published itself', () => {
    expect(environmentOf('compose.caddy.yaml', 'nightshift')).toEqual({ TRUST_PROXY: "'1'" })
    expect(read('compose.caddy.yaml')).toContain('ports: !reset []')
    expect(read('deploy/caddy/Caddyfile')).toContain(`reverse_proxy nightshift:${env.PORT}`)
  })
})

describe('the systemd unit', () => {
  const unit = read('deploy/systemd/nightshift.service')
  const lines = unit.split('\n')

  test.each([
    'User=nightshift',
    'StateDirectory=nightshift',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'RestrictNamespaces=yes',
    'SystemCallFilter=@system-service',
    'KillMode=mixed',
  ])('says %s', (line) => expect(lines).toContain(line))

  test('starts what the image starts, with settings that exist', () => {
    expect(lines).toContain(`ExecStart=/usr/bin/node ${server[1]}`)
    const [, given] = /^Environment=(.*)$/m.exec(unit)
    const settings = assignments(given)
    expect(unknown(Object.keys(settings))).toEqual([])
    expect(settings).toMatchObject({ DEMO: 'false', DATA_DIR: '/var/lib/nightshift', MALLOC_ARENA_MAX: '2' })
  })

  test('does not forbid the machine code that V8 writes', () => {
    expect(lines.filter((line) => line.startsWith('MemoryDenyWriteExecute'))).toEqual([])
  })
})
