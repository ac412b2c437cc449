import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { signIn } from '../support/sign-in.ts'
import { launchProduct } from '../support/start-product.ts'
import { expect, test } from '../support/test.ts'

// These stories publish the site that all others rely on, so they run on their own server.
test.describe.configure({ mode: 'default' })

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

test('a price is changed on a phone and published; the version before it is brought back', async ({
  browser,
  page: visitor,
}) => {
  const page = await openEditor(browser, 'tickets')
  const home = `http://localhost:${product.port}/`
  await page.getByRole('button', { name: /^Lights Out Admission/ }).click()
  await page.getByLabel('Price').first().fill('29.99')
  await state(page, 'Changed, not live')
  await visitor.goto(home)
  await expect(visitor.getByText('$28.99').first()).toBeVisible()

  await publish(page)
  await expect(dialog(page).getByText('Ticket “Lights Out Admission” › Price')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Publish now' }).click()
  await state(page, 'Live now: Tickets.')
  await visitor.reload()
  await expect(visitor.getByText('$29.99').first()).toBeVisible()
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
  await visitor.reload()
  await expect(visitor.getByText('$28.99').first()).toBeVisible()
  await page.context().close()
})

test('a notice is scheduled, its state is in words, and it is taken back', async ({ browser }) => {
  const page = await openEditor(browser, 'notice')
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
  await page.context().close()
})

test('two editors collide, and nothing is lost', async ({ browser }) => {
  const [ada, bela] = await Promise.all([openEditor(browser, 'notice'), openEditor(browser, 'notice')])
  // Both have read the same draft.
  await expect(noticeText(bela)).toBeVisible()
  await bela.context().setOffline(true)
  await noticeText(bela).fill('Hers.')
  await state(bela, /Not saved/)
  await noticeText(ada).fill('His.')
  await state(ada, 'Changed, not live')

  await bela.context().setOffline(false)
  await bela.getByRole('button', { name: 'Try again' }).click()
  const collision = bela.getByRole('alert').filter({ hasText: 'Two people changed this at the same time' })
  await expect(collision).toContainText('His.')
  await expect(collision).toContainText('Hers.')
  await expectAccessible(bela)
  await collision.getByRole('button', { name: 'Keep mine' }).click()
  await state(bela, 'Changed, not live')
  // The other editor is not in use and follows.
  await ada.getByRole('heading', { level: 1 }).click()
  await expect(noticeText(ada)).toHaveValue('Hers.')
  await Promise.all([ada, bela].map((page) => page.context().close()))
})
