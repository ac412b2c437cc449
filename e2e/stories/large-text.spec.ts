import { KIOSK_PATH, OFFICE_PATHS, SITE_PATHS } from '@nightshift/shared/paths'
import type { Page } from '@playwright/test'
import { clippedText } from '../support/clipped-text.ts'
import { openAs } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const { firstRun, login, logout, ...OF_SOMEBODY } = OFFICE_PATHS

test('with text of twice its size, no page of the public site, the kiosk and the office cuts off a word or is wider than a phone', async ({
  page,
  visit,
}) => {
  const quiet = countRequests(page)
  await page.addInitScript(doubleText)
  const problems: string[] = []
  const look = async () => {
    const { pathname } = new URL(page.url())
    await quiet()
    // Again where something is found: it may have been laid out meanwhile.
    const found = (await clippedText(page)).length
      ? await page.waitForTimeout(300).then(() => clippedText(page))
      : []
    problems.push(...found.map((problem) => `${pathname}: ${problem}`))
  }

  for (const path of [...Object.values(SITE_PATHS), KIOSK_PATH, login]) {
    await page.goto(path)
    await look()
  }
  await openAs({ page, visit }, 'admin', OFFICE_PATHS.site)
  const sections = await page
    .locator(`a[href^="${OFFICE_PATHS.site}/"]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(sections.length).toBeGreaterThan(5)
  for (const path of new Set([...Object.values(OF_SOMEBODY), ...sections])) {
    await page.evaluate(goWithin, path)
    await look()
  }
  expect(problems).toEqual([])
})

/** As the reader's own text size does. Parts that wait to be scrolled to are laid out. Runs in the page. */
function doubleText() {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.setProperty('font-size', '200%', 'important')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** To another page of the office without loading it all again. Runs in the page. */
function goWithin(path: string) {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** Answers a wait until nothing has been asked for a moment. */
function countRequests(page: Page) {
  const QUIET_MS = 200
  let underWay = 0
  let last = 0
  const count = (step: 1 | -1) => (request: { url: () => string }) => {
    if (request.url().endsWith('/api/live')) return
    underWay += step
    last = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    last = Date.now()
    await expect.poll(() => underWay <= 0 && Date.now() - last > QUIET_MS, { intervals: [100] }).toBe(true)
  }
}
