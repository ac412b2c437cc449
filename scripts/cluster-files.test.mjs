import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newPasswords, renderMachine } from '../deploy/cluster/render.mjs'

const folder = await mkdtemp(join(tmpdir(), 'nightshift-cluster-files-'))
afterAll(() => rm(folder, { recursive: true }))
const read = (name) => readFile(join(folder, name), 'utf8')

const addresses = ['10.0.0.11', '10.0.0.12', '10.0.0.13']
const passwords = newPasswords()
await renderMachine(folder, { number: 2, addresses, passwords })

test('the files of a machine have no placeholder left and are readable by their owner only', async () => {
  const names = await readdir(folder)
  expect(names).toContain('patroni.yml')
  for (const name of names) {
    expect(await read(name)).not.toMatch(/@[A-Z_]+\d?@/)
    if (process.platform !== 'win32') expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  }
})

test('they name the machine, its peers and one password for each role', async () => {
  expect(await read('etcd.env')).toContain('ETCD_NAME=node2\n')
  expect(await read('etcd.env')).toContain(
    'node1=http://10.0.0.11:2380,node2=http://10.0.0.12:2380,node3=http://10.0.0.13:2380',
  )
  expect(await read('patroni.yml')).toContain('listen: 10.0.0.12:5432')
  expect(await read('nightshift.env')).toContain(
    `DATABASE_URL=postgres://nightshift:${passwords.OWNER_PASSWORD}@127.0.0.1:5000/nightshift`,
  )
  expect(await read('database.sql')).toContain(passwords.OWNER_PASSWORD)
  expect(new Set(Object.values(passwords)).size).toBe(3)
})

test("HAProxy's answer for a lost server is the server's own answer when it is busy", async () => {
  const [head, body] = (await read('unavailable.http')).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 503 /)
  expect(head).toContain('\r\nRetry-After: 1\r\n')
  const errors = await readFile(new URL('../packages/shared/src/errors.ts', import.meta.url), 'utf8')
  const message = /busy: \{ status: 503, message: '([^']+)' \}/.exec(errors)[1]
  expect(JSON.parse(body).error).toMatchObject({ statusCode: 503, code: 'busy', message })
})

test('a template with an unknown placeholder is refused', async () => {
  const lacking = { SUPERUSER_PASSWORD: 'a', REPLICATION_PASSWORD: 'b' }
  await expect(renderMachine(folder, { number: 1, addresses, passwords: lacking })).rejects.toThrow(
    'OWNER_PASSWORD',
  )
})
