import type { SiteSettings } from '@nightshift/shared/site/public-site/settings'
import { describe, expect, test } from 'vitest'
import { policyHeaders } from './content-policy.ts'

const ids = { products: {}, dates: {} }
const quiet: SiteSettings = { tickets: { vendor: 'demo' }, vitalsUrl: '/api/vitals' }
const headersOf = (settings: Partial<SiteSettings>) => policyHeaders({ ...quiet, ...settings }).site
const sourcesOf = (settings: Partial<SiteSettings>, directive: string) =>
  headersOf(settings)
    ['content-security-policy']!.split('; ')
    .find((line) => line.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

describe('the content policy of the public pages', () => {
  test('allows only our own origin by default, and no other code', () => {
    expect(headersOf({})['content-security-policy']).not.toContain('http')
    expect(sourcesOf({}, 'script-src')).toEqual(["'self'"])
    expect(sourcesOf({}, 'frame-ancestors')).toEqual(["'none'"])
  })

  test.each(['demo', 'link'])('of the seller %s needs no other origin', (vendor) => {
    const tickets = { vendor, url: 'https://shop.example/{product}', ...ids } as SiteSettings['tickets']
    expect(headersOf({ tickets })).toEqual(headersOf({}))
  })

  test('allows pretix on its own host, and its pop-up to message the page', () => {
    const tickets = { vendor: 'pretix', url: 'https://tix.example/org/event', ...ids } as const
    expect(sourcesOf({ tickets }, 'script-src')).toEqual(["'self'", 'https://tix.example', "'unsafe-eval'"])
    for (const directive of ['style-src', 'connect-src', 'frame-src', 'img-src'])
      expect(sourcesOf({ tickets }, directive)).toContain('https://tix.example')
    expect(sourcesOf({ tickets }, 'font-src')).toEqual(["'self'"])
    expect(headersOf({ tickets })['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headersOf({})['cross-origin-opener-policy']).toBeUndefined()
  })

  test('allows FareHarbor', () => {
    const tickets = { vendor: 'fareharbor', shortname: 'dreadmoor', ...ids } as const
    expect(sourcesOf({ tickets }, 'script-src')).toEqual(["'self'", 'https://fareharbor.com'])
    expect(sourcesOf({ tickets }, 'connect-src')).toEqual(["'self'"])
  })

  test('allows what is configured, each in its directive', () => {
    const settings = {
      mapUrl: 'https://www.openstreetmap.org/export/embed.html',
      videoUrl: 'https://video.example/embed/1',
      adTagUrl: 'https://ads.example/tag.js',
      pixelUrl: 'https://pixel.example/p.gif?id=1',
      analyticsUrl: 'https://stats.example/s.js',
      vitalsUrl: 'https://vitals.example/collect',
    }
    expect(sourcesOf(settings, 'frame-src')).toEqual([
      "'self'",
      'https://www.openstreetmap.org',
      'https://video.example',
    ])
    expect(sourcesOf(settings, 'script-src')).toEqual([
      "'self'",
      'https://ads.example',
      'https://stats.example',
    ])
    expect(sourcesOf(settings, 'img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://ads.example',
      'https://pixel.example',
    ])
    expect(sourcesOf(settings, 'connect-src')).toEqual([
      "'self'",
      'https://ads.example',
      'https://stats.example',
      'https://vitals.example',
    ])
  })
})

test('only our own pages may frame the demo’s checkout', () => {
  const { checkout } = policyHeaders(quiet)
  expect(checkout['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(checkout['x-frame-options']).toBe('SAMEORIGIN')
})
