import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { answerStore, chooseAnswer, keepAnswer, keptAs } from './kept-answers.ts'

const body = Buffer.from('The gates open at seven. '.repeat(100))
const { kept, best } = await keepAnswer({ type: 'text/html', headers: {}, body })
const chosen = (accepted?: string, known?: string) => {
  const { variant, isKnown } = chooseAnswer(kept, { 'accept-encoding': accepted, 'if-none-match': known })
  const at = variant.head.indexOf('content-encoding')
  return { ...variant, encoding: at === -1 ? 'identity' : variant.head[at + 1], isKnown }
}

describe('the encoding of a kept answer', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, gzip', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
  ])('for "%s" is %s', (accepted, encoding) => {
    expect(chosen(accepted).encoding).toBe(encoding)
  })

  test('holds the same bytes', () => {
    expect(brotliDecompressSync(chosen('br').body)).toEqual(body)
    expect(gunzipSync(chosen('gzip').body)).toEqual(body)
    expect(chosen().body).toEqual(body)
  })

  test('is named as what the answer varies by', () => {
    for (const accepted of ['br', 'gzip', 'identity'])
      expect(chosen(accepted).head.join()).toContain('vary,accept-encoding')
  })
})

describe('the ETag of a kept answer', () => {
  test('is strong, and another for each encoding, quality and text', async () => {
    const better = await best!()
    const other = await keepAnswer({ type: 'text/html', headers: {}, body: Buffer.from(`${body}!`) })
    const tags = [kept, better, other.kept].flatMap(({ variants }) =>
      Object.values(variants).map(({ etag }) => etag),
    )
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
    // The uncompressed text is the same at each quality.
    expect(new Set(tags).size).toBe(tags.length - 1)
  })

  test.each([
    ['the same', (etag: string) => etag, true],
    ['one of several', (etag: string) => `"x", ${etag}`, true],
    ['weakened by a proxy', (etag: string) => `W/${etag}`, true],
    ['any', () => '*', true],
    ['another', () => '"x"', false],
    ['that of another encoding', () => chosen('gzip').etag, false],
    ['none', () => '', false],
  ])('is compared: %s', (_, known, isKnown) => {
    expect(chosen('br', known(chosen('br').etag)).isKnown).toBe(isKnown)
  })
})

test('short texts and pictures are not compressed', async () => {
  const picture = Buffer.alloc(5_000)
  for (const answer of [
    { type: 'text/html', headers: {}, body: Buffer.from('short') },
    { type: 'image/webp', headers: {}, body: picture },
  ])
    expect(Object.keys((await keepAnswer(answer)).kept.variants)).toEqual(['identity'])
})

describe('a store of answers', () => {
  const answer = (bytes: number) => {
    const content = Buffer.alloc(bytes)
    return keptAs({ type: 'image/webp', headers: {}, body: content }, { identity: content })
  }

  test('drops those that were not used for the longest time', () => {
    const store = answerStore<number>(100_000)
    store.set('one', answer(40_000), 1)
    store.set('two', answer(40_000), 2)
    store.get('one')
    store.set('three', answer(40_000), 3)
    expect(['one', 'two', 'three'].map((key) => store.get(key)?.of)).toEqual([1, undefined, 3])
  })

  test('counts an answer once that is replaced, and refuses one larger than all of it', () => {
    const store = answerStore<number>(100_000)
    for (let nth = 0; nth < 5; nth += 1) store.set('one', answer(50_000), nth)
    store.set('two', answer(40_000), 2)
    expect([store.get('one')?.of, store.get('two')?.of]).toEqual([4, 2])
    store.set('huge', answer(100_001), 3)
    expect([store.get('huge'), store.get('one')?.of]).toEqual([undefined, 4])
  })

  test('drops those that are gone, and has their room again', () => {
    const store = answerStore<number>(100_000)
    for (const key of ['one', 'two']) store.set(key, answer(40_000), 1)
    store.drop((key) => key === 'one')
    store.set('three', answer(40_000), 3)
    expect(['one', 'two', 'three'].map((key) => store.get(key)?.of)).toEqual([undefined, 1, 3])
  })

  test('counts what an answer takes beside its body, and its address', () => {
    const store = answerStore<number>(100_000)
    for (let nth = 0; nth < 1_000; nth += 1) store.set(`short ${nth}`, answer(26), nth)
    expect(
      Array.from({ length: 1_000 }, (_, nth) => store.get(`short ${nth}`)).filter(Boolean).length,
    ).toBeLessThan(50)
    store.set('long'.repeat(25_000), answer(26), 0)
    expect(store.get('long'.repeat(25_000))).toBeUndefined()
  })
})
