import { expect, test } from 'vitest'
import { isKnownLink } from './link.ts'

test.each([
  'https://example.com',
  'http://example.com/path?query=1#part',
  'mailto:farm@example.com',
  'tel:+1 (518) 555-0142',
  '/',
  '/apply',
  '/policies#policy4',
  '#faq',
  '/#tickets',
])('%s is a known link', (link) => {
  expect(isKnownLink(link)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '\\\\evil.example',
  'https://user:secret@example.com',
  'https://localhost',
  'https://exa mple.com',
  '/employee/logout',
  '/api/publicConfig',
  'mailto:nobody',
  'tel:javascript',
  'example.com',
  'https://example.com/"onclick="x',
  '',
])('%s is refused', (link) => {
  expect(isKnownLink(link)).toBe(false)
})

test('an address with an umlaut stays known when it is checked often', () => {
  const answers = Array.from({ length: 20_000 }, () => isKnownLink('https://bücher.example/für'))
  expect(new Set(answers)).toEqual(new Set([true]))
})
