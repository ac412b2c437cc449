import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { assetFolders } from './built-apps.ts'

const { app } = await openVenue()
const folders = await assetFolders()
const oneOfEach = [...new Set(folders.values())].map(
  (folder) => [...folders].find(([, of]) => of === folder)![0],
)

test('each app has assets', () => {
  expect(oneOfEach).toHaveLength(3)
})

test('/favicon.ico is an icon, for those who ask for no other', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/favicon.ico')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^image\//)
  expect([...rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0])
})

test.each(oneOfEach)('%s is kept for a year', async (name) => {
  const { statusCode, headers } = await app.inject(`/assets/${name}`)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('what the browser accepts compressed is sent so', async () => {
  const script = [...folders.keys()].find((name) => name.startsWith('common-') && name.endsWith('.js'))!
  const ask = (encoding: string) =>
    app.inject({ url: `/assets/${script}`, headers: { 'accept-encoding': encoding } })
  const [plain, gzip, brotli] = await Promise.all([ask('identity'), ask('gzip'), ask('br')])
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect([gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br'])
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
  expect(brotli.rawPayload.length).toBeLessThan(gzip.rawPayload.length)
  expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})

test.each(['nothing.js', '__proto__', '..%2findex.html', '%2e%2e/index.html', `${oneOfEach[0]}.br`, '%00'])(
  '/assets/%s is not found',
  async (name) => {
    const { statusCode } = await app.inject(`/assets/${name}`)
    expect(statusCode).toBe(404)
  },
)
