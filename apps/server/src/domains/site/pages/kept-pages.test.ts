import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { describe, expect, test, vi } from 'vitest'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import type { App } from '../../../platform/http/app.ts'
import { openSite } from '../site-content/testing/site.ts'

// Over the network, because answers that are kept are written below what `inject` calls.
const venue = await openVenue({ ownApp: true })
const site = await openSite(venue)
const { id, hostName } = site.festival
const other = await secondServer(venue)

type Asked = { host?: string; method?: string; headers?: Record<string, string>; app?: App }

async function ask(
  path: string,
  { host = hostName!, method = 'GET', headers = {}, app = venue.app }: Asked = {},
) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const asked = httpRequest({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { host, ...headers },
    agent: false,
  })
  asked.end()
  const [reply] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk)
  return { status: reply.statusCode as number, headers: reply.headers, body: Buffer.concat(chunks) }
}

const textOf = async (path: string, asked?: Asked) => (await ask(path, asked)).body.toString()

/** The queries of what is done, without those that belong to nobody's request. */
async function queriesOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(venue.db.$client, 'query')
  await work()
  const count = query.mock.calls.filter(([text]) => !String(text).includes('pg_notify')).length
  query.mockRestore()
  return count
}

describe('a public page', () => {
  test.each([
    '/',
    '/apply',
    '/news',
    '/policies',
    '/sitemap.xml',
    '/robots.txt',
    '/icon.svg',
    '/api/publicConfig',
    `/api/publicSite/${id}`,
  ])('%s is asked of the database once, and is the same bytes afterwards', async (path) => {
    const first = await ask(path)
    expect(first.status).toBe(200)
    const again = await queriesOf(async () => {
      for (let nth = 0; nth < 3; nth += 1) {
        const { headers, body } = await ask(path)
        expect(body).toEqual(first.body)
        const { date: _, connection: __, 'keep-alive': ___, ...kept } = headers
        const { date: ____, connection: _____, 'keep-alive': ______, ...made } = first.headers
        expect(kept).toEqual(made)
      }
    })
    expect(again).toBe(0)
  })

  test('is sent compressed to who can read it, and as 304 to who has it', async () => {
    const plain = await ask('/')
    for (const [encoding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const asked = { headers: { 'accept-encoding': encoding } }
      const { headers, body } = await ask('/', asked)
      expect(headers['content-encoding']).toBe(encoding)
      expect(read(body)).toEqual(plain.body)
      const known = await ask('/', { headers: { ...asked.headers, 'if-none-match': String(headers.etag) } })
      // The best quality may have replaced the first meanwhile.
      if (known.status === 200) continue
      expect([known.status, known.body.length]).toEqual([304, 0])
    }
    expect((await ask('/', { headers: { 'if-none-match': String(plain.headers.etag) } })).status).toBe(304)
  })

  test('is compressed at the highest quality after the first answer', async () => {
    const asked = { headers: { 'accept-encoding': 'br' } }
    await expect.poll(async () => (await ask('/', asked)).headers.etag).toMatch(/-br"$/)
  })

  test('answers HEAD with its headers alone', async () => {
    const [head, page] = [await ask('/', { method: 'HEAD' }), await ask('/')]
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers.etag).toBe(page.headers.etag)
    expect(head.headers['content-length']).toBe(String(page.body.length))
  })

  test('is the same with any query, and however its address is spelled', async () => {
    const tags = await Promise.all(
      ['/news', '/news?utm_source=clip', '/News/', '/NEWS?x'].map(
        async (path) => (await ask(path)).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(1)
  })

  test('is another on each host and behind a proxy that speaks https', async () => {
    const proxied = await secondServer(venue, { TRUST_PROXY: '1' })
    const asked = { app: proxied, headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': hostName! } }
    for (let nth = 0; nth < 2; nth += 1)
      expect(await textOf('/', { ...asked, host: 'inner.example' })).toContain(`https://${hostName}/`)
    expect(await textOf('/', asked)).not.toBe(await textOf('/', { app: proxied }))
    // Without a proxy of ours, the header is a visitor's.
    expect(await textOf('/', { headers: asked.headers })).not.toContain(`https://${hostName}/`)
    expect((await ask('/', { host: 'unknown.example' })).status).toBe(302)
  })

  test.each(['/apply', '?', '#', '@other.example', '\\apply'])(
    'is not kept for a host with %s, where others would be shown it',
    async (more) => {
      expect((await ask('/', { host: `${hostName}${more}` })).status).toBe(400)
      expect(await textOf('/apply/')).toContain('Submit application')
    },
  )

  test.each([
    ['an encoded letter', hostName!.replace('s', '%73')],
    ['an invisible hyphen', hostName!.replace('.', '\u00ad.')],
    ['zeros before the port', `${hostName}:08080`],
    ['a colon without a port', `${hostName}:`],
  ])('is not kept once more for the host with %s', async (_, host) => {
    expect((await ask('/', { host })).status).toBe(400)
  })

  test('is the same with and without the port that its scheme has anyway', async () => {
    expect((await ask('/', { host: `${hostName}:80` })).headers.etag).toBe((await ask('/')).headers.etag)
  })

  test('is rendered once for visitors who come at the same time', async () => {
    await venue.db.$client.query("update festivals set public_msg = 'All at once'")
    await expect.poll(() => textOf('/')).toContain('All at once')
    const bodies = await Promise.all(Array.from({ length: 20 }, () => textOf('/policies')))
    expect(new Set(bodies).size).toBe(1)
  })
})

describe('a change shows on the next page', () => {
  const publish = async (title: string) => {
    await site.draft('faq', { ...DREADMOOR_CONTENT.faq, title })
    expect((await site.publish(['faq'])).statusCode).toBe(200)
  }

  test('of this process at once, and of every other within a second: a publication', async () => {
    for (const app of [venue.app, other]) expect(await textOf('/', { app })).not.toContain('Asked at dusk')
    await publish('Asked at dusk')
    expect(await textOf('/')).toContain('Asked at dusk')
    await expect.poll(() => textOf('/', { app: other }), { timeout: 1_000 }).toContain('Asked at dusk')
  })

  test('a called-off night', async () => {
    await ask('/', { app: other })
    const reply = await site.ada.post(`${site.address}/closed-nights`, {
      date: '2024-10-05',
      words: 'The storm.',
    })
    expect(reply.statusCode).toBe(200)
    expect(await textOf('/')).toContain('2024-10-05')
    await expect
      .poll(async () => JSON.parse(await textOf(`/api/publicSite/${id}`, { app: other })).closedNights, {
        timeout: 1_000,
      })
      .toHaveLength(1)
  })

  test('a message of the General tab', async () => {
    await ask('/', { app: other })
    await site.ada.patch(`/api/festivals/${id}`, { publicMsg: 'Bring boots.' })
    for (const path of ['/', '/api/publicConfig']) expect(await textOf(path)).toContain('Bring boots.')
    await expect.poll(() => textOf('/', { app: other }), { timeout: 1_000 }).toContain('Bring boots.')
  })

  test('what was changed in the database itself', async () => {
    await ask('/')
    await venue.db.$client.query('update season_calendars set weekends = 3')
    await expect.poll(() => textOf('/api/publicConfig'), { timeout: 1_000 }).toContain('"weekends":3')
  })

  test('the time alone: a notice begins', async () => {
    const from = '2024-10-04T23:00:00.000Z'
    await site.draft('notice', { text: 'Last wagon at eleven.', from, until: null, severity: 'info' })
    await site.publish(['notice'])
    for (let nth = 0; nth < 2; nth += 1) expect(await textOf('/')).not.toContain('Last wagon')
    const before = venue.clock.now
    venue.clock.now = new Date(from)
    expect(await textOf('/')).toContain('Last wagon')
    // The clock was wrong and is set back.
    venue.clock.now = before
    expect(await textOf('/')).not.toContain('Last wagon')
  })
})

test('the same bytes have the same ETag, whether they are kept already or not', async () => {
  // Parts are not answered from what is kept.
  for (const headers of [{}, { range: 'bytes=0-9' }] as Record<string, string>[]) {
    const preferring = { headers: { ...headers, 'accept-encoding': 'gzip;q=0.5, identity' } }
    const [page, plain] = [await ask('/policies', preferring), await ask('/policies')]
    expect(page.headers['content-encoding']).toBeUndefined()
    expect([page.headers.etag, page.body]).toEqual([plain.headers.etag, plain.body])
  }
})

test('addresses that nobody knows ask nothing of the database', async () => {
  const asked = await queriesOf(async () => {
    for (const path of ['/nowhere', '/no/such/place', '/press.txt'])
      expect((await ask(path, { headers: { accept: 'text/html' } })).status).toBe(404)
  })
  expect(asked).toBe(0)
})

test('an asset is read from the disk once, and its parts still can be asked for', async () => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await textOf('/'))![1]!
  const asked = { headers: { 'accept-encoding': 'br' } }
  const first = await ask(script, asked)
  const again = await ask(script, asked)
  expect(again.body).toEqual(first.body)
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(
    (await ask(script, { headers: { ...asked.headers, 'if-none-match': String(again.headers.etag) } }))
      .status,
  ).toBe(304)
  const part = await ask(script, { headers: { range: 'bytes=0-9' } })
  expect([part.status, part.body.length]).toEqual([206, 10])
})
