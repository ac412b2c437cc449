import { expect, test } from 'vitest'
import { previewTarget } from './preview-target.ts'

const ORIGIN = 'http://localhost:3000'
const base = '/preview/1'

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
  expect(previewTarget(href, { base }, ORIGIN)).toEqual(expected)
})

test.each([
  ['/#tickets', '/preview/1/?version=0#tickets'],
  ['/demo-checkout?product=fast-pass', '/preview/1/demo-checkout?product=fast-pass&version=0'],
])('in a preview of a version, %s leads to %s', (href, expected) => {
  expect(previewTarget(href, { base, version: 0 }, ORIGIN)).toEqual({ kind: 'page', href: expected })
})
