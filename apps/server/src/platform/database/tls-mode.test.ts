import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext, TLSSocket } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { selfSigned, writePair } from '../../../test/testing/self-signed.ts'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from './open.ts'

const pair = selfSigned('localhost')

/** A server that speaks TLS, in front of one that does not. */
async function overTls(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          near.destroy()
          far.destroy()
        })
    }
    near.once('data', () => {
      near.write('S')
      const secure = new TLSSocket(near, { isServer: true, secureContext: createSecureContext(pair) })
      secure.on('error', () => near.destroy())
      secure.pipe(far).pipe(secure)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const secured = new URL(url)
  secured.host = `localhost:${(server.address() as AddressInfo).port}`
  return secured
}

const { url: plain } = await testDatabase()
const secured = await overTls(plain)
const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'nightshift-sslmode-'))))
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))
const { certFile } = await writePair(folders[0]!, pair)
const { certFile: other } = await writePair(folders[1]!, selfSigned('localhost'))

async function start(address: URL | string, parameters: string) {
  const DATABASE_URL = `${address}?${parameters}`
  const { db, close } = await openDatabase(
    readConfig({ NODE_ENV: 'test', DATABASE_URL, DATABASE_WAIT_SECONDS: '0' }),
  )
  const { rowCount } = await db.$client.query('select 1').finally(close)
  return rowCount
}

test.each([
  'sslmode=require',
  'sslmode=no-verify',
  'sslmode=prefer',
  `sslmode=require&sslrootcert=${certFile}`,
  `sslmode=verify-ca&sslrootcert=${certFile}`,
  `sslmode=verify-full&sslrootcert=${certFile}`,
])('%s is satisfied by a server with a certificate of its own', async (parameters) => {
  expect(await start(secured, parameters)).toBe(1)
})

test.each(['sslmode=prefer', 'sslmode=allow', 'sslmode=disable'])(
  '%s is satisfied by a server without TLS',
  async (parameters) => {
    expect(await start(plain, parameters)).toBe(1)
  },
)

test.each([
  ['verify-full without its authority', secured, 'sslmode=verify-full', 'self-signed certificate'],
  [
    'verify-full with the authorities of the system',
    secured,
    'sslmode=verify-full&sslrootcert=system',
    'self-signed certificate',
  ],
  [
    'require with another authority',
    secured,
    `sslmode=require&sslrootcert=${other}`,
    'self-signed certificate',
  ],
  [
    'verify-full under another name',
    new URL(secured.href.replace('localhost', '127.0.0.1')),
    `sslmode=verify-full&sslrootcert=${certFile}`,
    "Hostname/IP does not match certificate's altnames: IP: 127.0.0.1 is not in the cert's list: ",
  ],
  ['require without TLS', plain, 'sslmode=require', 'The server does not support SSL connections'],
  [
    'an authority that is not there',
    plain,
    'sslmode=verify-full&sslrootcert=/nowhere.pem',
    "ENOENT: no such file or directory, open '/nowhere.pem'",
  ],
])('%s is refused in one sentence', async (_, address, parameters, reason) => {
  const { host, pathname } = new URL(address)
  await expect(start(address, parameters)).rejects.toThrow(
    `The database at ${host}${pathname} cannot be used: ${reason}.`,
  )
})

test.each([
  [
    'sslmode=required',
    'The sslmode required of DATABASE_URL must be one of disable, allow, prefer, require, no-verify, verify-ca, verify-full.',
  ],
  [
    'sslmode=verify-ca',
    'The sslmode verify-ca of DATABASE_URL needs sslrootcert, the file of the authority.',
  ],
])('%s is refused with what would do', async (parameters, sentence) => {
  await expect(start(plain, parameters)).rejects.toThrow(sentence)
})
