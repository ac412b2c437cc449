import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const clean = new Set<string>()

/** Fails with the rule and the element of everything that axe finds on the page as it stands. */
export async function expectAccessible(page: Page) {
  const state = await stateOf(page)
  if (clean.has(state)) return
  let found = await violationsOn(page)
  if (found.length) {
    // A page that was just changing is looked at again; what is wrong with it stays wrong.
    await page.waitForTimeout(500)
    found = await violationsOn(page)
  }
  expect(found, `axe on ${page.url()}`).toEqual([])
  clean.add(state)
}

async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The same for pages that look the same, so that what every story passes is looked at once. */
async function stateOf(page: Page) {
  const { host } = new URL(page.url())
  const content = await page.content()
  return [page.viewportSize()?.width, content.replaceAll(host, '').replace(/mantine-\w+/g, '')].join(' ')
}
