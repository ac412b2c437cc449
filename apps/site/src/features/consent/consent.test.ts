import { DEFAULT_VITALS_URL, type SiteSettings } from '@nightshift/shared/site/public-site/settings'
import { describe, expect, test } from 'vitest'
import { allowedOf, asksConsent } from './consent.ts'

const quiet: SiteSettings = { tickets: { vendor: 'demo' }, vitalsUrl: DEFAULT_VITALS_URL }
const everything = {
  ...quiet,
  adTagUrl: 'https://ads.example/tag.js',
  pixelUrl: 'https://pixel.example/p.gif',
  analyticsUrl: 'https://stats.example/s.js',
}
const nothing = { scripts: [], pixels: [] }

describe('consent', () => {
  test('is not asked for where there is nothing to consent to', () => {
    expect(asksConsent(quiet, false)).toBe(false)
    expect(asksConsent({ ...quiet, adTagUrl: everything.adTagUrl }, true)).toBe(false)
    expect(asksConsent(everything, true)).toBe(true)
  })

  test.each([undefined, 'refused'] as const)('that is %s loads nothing', (choice) => {
    expect(allowedOf(everything, choice, false)).toEqual(nothing)
  })

  test('that was given loads what is configured', () => {
    expect(allowedOf(everything, 'accepted', false)).toEqual({
      scripts: [everything.analyticsUrl, everything.adTagUrl],
      pixels: [everything.pixelUrl],
    })
  })

  test('never loads advertising under Global Privacy Control', () => {
    expect(allowedOf(everything, 'accepted', true)).toEqual({
      scripts: [everything.analyticsUrl],
      pixels: [],
    })
  })
})
