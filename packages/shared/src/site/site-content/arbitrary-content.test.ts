import { test } from 'vitest'
import { SiteContent } from './content.ts'
import { assertForAnyContent } from './testing/arbitrary-content.ts'

test('generated content is valid', () =>
  assertForAnyContent(200, async (content) => void SiteContent.parse(content)))
