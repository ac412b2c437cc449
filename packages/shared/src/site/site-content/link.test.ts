import { expect, test } from 'vitest'
import { isKnownLink, isSecureAddress } from './link.ts'

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

test.each([
  'https://tickets.example.com/org/event/',
  'https://shop.example:8443/{product}?on={date}&n={quantity}',
  'https://10.0.0.7/shop',
])('%s is an address of a seller', (address) => {
  expect(isSecureAddress(address)).toBe(true)
})

test.each([
  'http://shop.example',
  'https://shop.example;sandbox',
  'https://shop.example,x.example',
  "https://'none'.example",
  'https://*',
  'https://*.example',
  'https://{product}.example',
  'https://[::{1}]/',
  'https://user:secret@shop.example',
  'https://shop.example/\n',
  'https://shop.example:99999',
])('%s is refused as an address of a seller', (address) => {
  expect(isSecureAddress(address)).toBe(false)
})

test.each([isKnownLink, isSecureAddress])(
  'an address with an umlaut stays known when it is checked often (%o)',
  (isKnown) => {
    const answers = Array.from({ length: 20_000 }, () => isKnown('https://bücher.example/für'))
    expect(new Set(answers)).toEqual(new Set([true]))
  },
)
