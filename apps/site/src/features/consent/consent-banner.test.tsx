// @vitest-environment jsdom
import { DEFAULT_VITALS_URL, type SiteSettings } from '@nightshift/shared/site/public-site/settings'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const settings: SiteSettings = {
  ...{ tickets: { vendor: 'demo' }, vitalsUrl: DEFAULT_VITALS_URL },
  ...{ adTagUrl: 'https://ads.example/tag.js', analyticsUrl: 'https://stats.example/s.js' },
}

/** Loads a page with the banner and the footer's button: what an earlier page had in memory is gone. */
async function loadPage() {
  cleanup()
  for (const script of [...document.scripts]) script.remove()
  vi.resetModules()
  const { PageDataContext } = await import('../../lib/page-data.ts')
  const { ConsentBanner } = await import('./consent-banner.tsx')
  const { ConsentButton } = await import('./consent-button.tsx')
  const page = { host: 'haunt.example', pathname: '/', settings }
  render(
    <PageDataContext value={page}>
      <ConsentBanner />
      <ConsentButton />
    </PageDataContext>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const asks = () => screen.queryByRole('region', { name: 'Privacy choices' }) !== null
const loaded = () => [...document.scripts].map(({ src }) => src)

beforeEach(() => localStorage.clear())

test('refused once, it is not asked again, and nothing is loaded', async () => {
  await loadPage()
  expect([asks(), loaded()]).toEqual([true, []])
  press('Refuse')
  expect([asks(), loaded()]).toEqual([false, []])
  await loadPage()
  expect([asks(), loaded()]).toEqual([false, []])
})

test('the answer can be changed, and holds on the next page', async () => {
  await loadPage()
  press('Refuse')
  press('Privacy choices')
  expect(asks()).toBe(true)
  press('Accept')
  const all = [settings.analyticsUrl, settings.adTagUrl]
  expect([asks(), loaded()]).toEqual([false, all])
  await loadPage()
  expect([asks(), loaded()]).toEqual([false, all])
})

test('a browser with Global Privacy Control loads no advertising, also accepted', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  await loadPage()
  press('Accept')
  expect(loaded()).toEqual([settings.analyticsUrl])
  vi.unstubAllGlobals()
})
