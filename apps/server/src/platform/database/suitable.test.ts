import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ask } from '../../../test/testing/ask.ts'
import { migratedDatabase } from '../../../test/testing/empty-database.ts'
import { runServer } from '../../../test/testing/running-server.ts'
import { openProxy } from '../../../test/testing/tcp-proxy.ts'
import { refuseTransactionPooling } from './suitable.ts'

test.each(['SQL_ASCII', 'LATIN1'])(
  'a start with a database in %s is refused in one sentence',
  async (encoding) => {
    const server = inject('templateUrl')
    const name = `test_${randomBytes(6).toString('hex')}`
    await ask(
      server,
      `create database ${name} template template0 encoding '${encoding}' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
    )
    onTestFinished(() => ask(server, `drop database ${name} with (force)`).then(() => {}))
    const DATABASE_URL = server.replace(/\w+$/, name)
    expect(await runServer({ DATABASE_URL, PORT: '0' })).toEqual({
      code: 1,
      output: `The database ${name} has the encoding ${encoding}, in which names with accents are lost: make another one with create database … encoding 'UTF8' template template0.\n`,
    })
    expect(await ask(DATABASE_URL, "select to_regclass('migrations') as found")).toEqual([{ found: null }])
  },
)

test('a pooler whose LISTEN does not come back is refused in one sentence', async () => {
  const url = await migratedDatabase()
  // Of the same length, as the protocol counts bytes.
  const elsewhere = (chunk: Buffer) =>
    Buffer.from(
      chunk.toString('latin1').replace('listen nightshift_start', 'listen nightshift_other'),
      'latin1',
    )
  const pooler = await openProxy(url, { toServer: elsewhere })
  await expect(refuseTransactionPooling(pooler.url, { patienceMs: 300 })).rejects.toThrow(
    'DATABASE_URL leads to a connection pooler that hands connections on after each transaction (a LISTEN does not come back): set it to session mode, or name PostgreSQL itself.',
  )
  await expect.poll(pooler.connections).toBe(0)
  await refuseTransactionPooling((await openProxy(url)).url, { patienceMs: 5_000 })
})
