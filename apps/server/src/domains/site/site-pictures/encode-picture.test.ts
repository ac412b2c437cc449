import { FILE_MAX_BYTES } from '@nightshift/shared/site/site-content/pictures/limits'
import { expect, test } from 'vitest'
import { encodePicture } from './encode-picture.ts'
import { noise } from './testing/pictures.ts'

// With lower limits than those of the product: a picture that reaches these takes seconds to encode.
const file = await noise(120, 90, 40).png().toBuffer()
const sizeOf = async (format: 'avif' | 'webp', limits = FILE_MAX_BYTES) =>
  (await encodePicture(file, limits)).files.find((encoded) => encoded.format === format)!.bytes.length
const webp = await sizeOf('webp')

test('a picture that is heavy at first is encoded with a lower quality, in both formats', async () => {
  const limits = { ...FILE_MAX_BYTES, webp: webp - 1 }
  expect(await sizeOf('webp', limits)).toBeLessThan(webp)
  expect(await sizeOf('avif', limits)).toBeLessThan(await sizeOf('avif'))
})

test('a picture that stays too heavy is refused with the figures', async () => {
  await expect(encodePicture(file, { ...FILE_MAX_BYTES, webp: 1_000 })).rejects.toMatchObject({
    code: 'pictureTooHeavy',
    message: expect.stringMatching(
      /^This picture takes \d+ KB even at the lowest quality; 1 KB is the most\./,
    ),
  })
})
