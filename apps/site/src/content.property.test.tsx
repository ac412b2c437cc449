// @vitest-environment jsdom
import { DEFAULT_VITALS_URL } from '@nightshift/shared/site/public-site/settings'
import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { assertForAnyContent } from '@nightshift/shared/site/site-content/testing/arbitrary-content'
import { configEntry } from '@nightshift/ui/testing/samples.ts'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { PublicApp } from './app.tsx'
import { render } from './entry-server.tsx'
import { readPageData } from './lib/page-data.ts'

const PAGES = ['/', '/', '/apply', '/news', '/policies', '/demo-checkout']

/** Everything that the pages consist of. Content that reached a page as markup would add to it. */
const ELEMENTS = new Set(
  `html head body meta title link style script div main header footer nav section article aside details summary
  h1 h2 h3 p a span strong em br ul li dl dt dd table caption thead tbody tr th td time address figure picture source
  img svg g path circle rect text form fieldset legend label input select option textarea button noscript`.split(
    /\s+/,
  ),
)
const ATTRIBUTES = new Set(
  `lang charset name content rel as type crossorigin href id class style tabindex src srcset sizes media width height alt
  loading fetchpriority d x y r cx cy viewbox role transform fill stroke stroke-width stroke-linejoin stroke-linecap fill-rule
  text-anchor paint-order textlength lengthadjust property download datetime scope hidden method novalidate for value checked required disabled
  autocomplete maxlength rows inputmode pattern autocapitalize spellcheck placeholder title target
  data-countdown data-picture data-size data-layout data-first data-from data-long data-lit data-bare data-sale data-decor
  data-crowded data-words data-kind data-notice data-step`.split(/\s+/),
)
const HREF = /^(https?:\/\/|mailto:|tel:|\/|#)/

const visit = (content: SiteContent) => ({
  origin: 'http://localhost:3000',
  publicConfig: [configEntry({ hostName: 'localhost', publicMsg: '<i>Sold out</i>' })],
  settings: { vitalsUrl: DEFAULT_VITALS_URL },
  liveSite: async () => ({
    content,
    closedNights: [{ date: '2024-10-19', words: '</p><script>hostile()</script>' }],
  }),
  now: new Date('2024-10-19T20:00:00Z'),
})

function expectKnownMarkup(page: Document) {
  const found = [...page.querySelectorAll('*')]
  const elements = found.map(({ tagName }) => tagName.toLowerCase())
  expect(elements.filter((name) => !ELEMENTS.has(name))).toEqual([])
  const attributes = found.flatMap((element) => element.getAttributeNames())
  const unknown = attributes.filter(
    (name) => !ATTRIBUTES.has(name.toLowerCase()) && !name.startsWith('aria-'),
  )
  expect(unknown).toEqual([])
  const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.filter((href) => !HREF.test(href))).toEqual([])
  expect([...page.querySelectorAll('body script, body style, [class*=hostile]')]).toEqual([])
}

async function expectHydration(page: Document) {
  document.head.innerHTML = page.head.innerHTML
  document.body.innerHTML = page.body.innerHTML
  const root = document.getElementById('root')!
  const mismatch = vi.fn()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = await act(() =>
    hydrateRoot(root, <PublicApp pageData={readPageData()} />, { onRecoverableError: mismatch }),
  )
  await act(() => app.unmount())
  expect(logged.mock.calls).toEqual([])
  expect(mismatch.mock.calls).toEqual([])
  logged.mockRestore()
}

test('any valid content renders as text only, and hydrates without a mismatch', async () => {
  // The positions of the application form never arrive: the first render is what is compared.
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  let count = 0
  await assertForAnyContent(9, async (content) => {
    const path = PAGES[count++ % PAGES.length]!
    window.history.replaceState(null, '', path)
    const rendered = await render(path, visit(content), undefined)
    if (rendered.kind === 'redirect') return
    if (rendered.kind !== 'page') throw new Error(`${path} is ${rendered.kind}`)
    const page = new DOMParser().parseFromString(rendered.document, 'text/html')
    expectKnownMarkup(page)
    for (const data of page.querySelectorAll('script[type$=json]')) JSON.parse(data.textContent!)
    await expectHydration(page)
  })
}, 120_000)
