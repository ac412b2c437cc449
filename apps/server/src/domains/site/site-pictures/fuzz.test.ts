import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rounds } from '../../../../test/testing/rounds.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { canvas, storedFiles, upload } from './testing/pictures.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })

const small = () =>
  canvas(640, 32).composite([{ input: Buffer.from('<svg width="20" height="20"><circle r="20"/></svg>') }])
const SAMPLES = [
  await small()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .toBuffer(),
  await small().png().toBuffer(),
  await small().webp().toBuffer(),
  await small().avif({ effort: 0 }).toBuffer(),
]

const byte = fc.integer({ min: 0, max: 255 })
/** In thousandths of the file's length. */
const place = fc.noBias(fc.nat(1000))
const mutation = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    place,
    bytes: fc.array(byte, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('insert' as const),
    place,
    bytes: fc.array(byte, { minLength: 1, maxLength: 40 }),
  }),
  fc.record({ kind: fc.constant('cut' as const), place, bytes: fc.constant<number[]>([]) }),
)

function mutated(file: Buffer, { kind, place, bytes }: { kind: string; place: number; bytes: number[] }) {
  const at = Math.floor((place / 1000) * file.length)
  const before = file.subarray(0, at)
  if (kind === 'cut') return before
  return Buffer.concat([before, Buffer.from(bytes), file.subarray(kind === 'set' ? at + bytes.length : at)])
}

test('a damaged file is stored as AVIF and WebP, or refused by name', async () => {
  const sent = fc.record({
    sample: fc.constantFrom(...SAMPLES),
    mutations: fc.array(mutation, { minLength: 1, maxLength: 4 }),
  })
  const statuses = new Set<number>()
  const property = fc.asyncProperty(sent, async ({ sample, mutations }) => {
    const file = mutations.reduce(mutated, sample)
    const reply = await upload(ada, venue.home.id, file)
    statuses.add(reply.statusCode)
    const names = ['pictureRefused', 'pictureTooSmall', 'pictureHeic', 'pictureTooHeavy']
    if (reply.statusCode !== 200) {
      expect(reply.statusCode).toBe(422)
      expect(names).toContain(reply.json().error.code)
    }
  })
  await fc.assert(property, { numRuns: Number(process.env.FUZZ_CALLS ?? rounds(300)), seed: 1031 })
  expect([...statuses].sort()).toEqual([200, 422])

  for (const { format, bytes } of await storedFiles(venue)) {
    const stored = await sharp(bytes).metadata()
    expect(stored.format).toBe(format === 'avif' ? 'heif' : 'webp')
    expect(bytes.includes('Somebody')).toBe(false)
  }
})
