import { expect, test } from 'vitest'
import { previewTarget } from './preview-target.ts'

const ORIGIN = 'http://localhost:3000'
const BASE = '/preview/1'

test.each([
  ['#faq', { kind: 'here' }],
  ['/', { kind: 'page', href: '/preview/1/' }],
  ['/#tickets', { kind: 'page', href: '/preview/1/#tickets' }],
  ['/policies#policy4', { kind: 'page', href: '/preview/1/policies#policy4' }],
  ['/demo-checkout?product=fast-pass', { kind: 'page', href: '/preview/1/demo-checkout?product=fast-pass' }],
  ['/press/2024-lights-out.pdf', { kind: 'page', href: '/preview/1/press/2024-lights-out.pdf' }],
  ['/preview/1/news', { kind: 'here' }],
  ['/employee', { kind: 'outside' }],
  ['https://tickets.example/news', { kind: 'outside' }],
  ['mailto:ada@example.com', { kind: 'outside' }],
])('in a preview, %s leads to %j', (href, expected) => {
  expect(previewTarget(href, BASE, ORIGIN)).toEqual(expected)
})
