import fc from 'fast-check'
import { test } from 'vitest'
import { SiteContent } from './content.ts'
import { arbitraryContent } from './testing/arbitrary-content.ts'

test('generated content is valid', () => {
  fc.assert(
    fc.property(arbitraryContent, (content) => void SiteContent.parse(content)),
    { numRuns: 200, seed: Number(process.env.FUZZ_SEED ?? 1031), endOnFailure: true },
  )
})
