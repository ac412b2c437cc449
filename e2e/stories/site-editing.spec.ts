import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { signIn } from '../support/sign-in.ts'
import { launchProduct } from '../support/start-product.ts'
import { expect, test } from '../support/test.ts'

// This story publishes the site that all others rely on, so it runs on its own server.

let product: Awaited<ReturnType<typeof launchProduct>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await launchProduct()
})
test.afterAll(() => product.stop())

/** A phone with the editor of a section. */
async function openEditor(browser: Browser, section: string) {
  const baseURL = `http://localhost:${product.port}`
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  })
  await context.addCookies([{ name: 'FM_CUR_FEST', value: '1', url: baseURL }])
  const page = await context.newPage()
  await signIn(page, 'admin')
  await page.goto(`/employee/admin/site/${section}`)
  return page
}

const state = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish…' }).click()
const dialog = (page: Page) => page.getByRole('dialog')
const noticeText = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

test('on a phone a price is published and its version before brought back, a notice scheduled and taken back; when two editors collide, nothing is lost', async ({
  browser,
}) => {
  const page = await openEditor(browser, 'tickets')
  /** The page that a visitor gets, without the comments that React puts between texts. */
  const home = async () => (await (await page.request.get('/')).text()).replaceAll(/<!--.*?-->/g, '')
  await page.getByRole('button', { name: /^Lights Out Admission/ }).click()
  await page.getByLabel('Price').first().fill('29.99')
  await state(page, 'Changed, not live')
  expect(await home()).toContain('$28.99')

  await publish(page)
  await expect(dialog(page).getByText('Ticket “Lights Out Admission” › Price')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Publish now' }).click()
  await state(page, 'Live now: Tickets.')
  expect(await home()).toContain('$29.99')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.goto('/employee/admin/site/history')
  // The live version has no such button, so the first one is of the version before it.
  await page
    .getByRole('button', { name: /^Bring back version/ })
    .first()
    .click()
  await expect(dialog(page).getByText('$28.99')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Bring back now' }).click()
  await state(page, /^Version \d+ is live again\.$/)
  expect(await home()).toContain('$28.99')

  await page.goto('/employee/admin/site/notice')
  await noticeText(page).fill('The north gate opens at six.')
  await state(page, 'Changed, not live')
  await publish(page)
  await dialog(page).getByRole('radio', { name: 'Set a time' }).click()
  await dialog(page).getByLabel('Goes live at').fill('2098-10-24T18:00')
  await dialog(page).getByRole('button', { name: 'Set this time' }).click()
  await state(page, 'Goes live Friday, October 24, 2098, 6:00 PM EDT')
  await page.getByRole('button', { name: 'Take back the publication of Notice' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await state(page, 'Changed, not live')

  const bela = await openEditor(browser, 'notice')
  // Both have read the same draft.
  await expect(noticeText(bela)).toHaveValue('The north gate opens at six.')
  await bela.context().setOffline(true)
  await noticeText(bela).fill('Hers.')
  await state(bela, /Not saved/)
  await noticeText(page).fill('His.')
  await state(page, 'Changed, not live')

  await bela.context().setOffline(false)
  await bela.getByRole('button', { name: 'Try again' }).click()
  const collision = bela.getByRole('alert').filter({ hasText: 'Two people changed this at the same time' })
  await expect(collision).toContainText('His.')
  await expect(collision).toContainText('Hers.')
  await expectAccessible(bela)
  await collision.getByRole('button', { name: 'Keep mine' }).click()
  await state(bela, 'Changed, not live')
  // The other editor is not in use and follows.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(noticeText(page)).toHaveValue('Hers.')
  await Promise.all([page, bela].map((one) => one.context().close()))
})
