import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { overflowOf } from '../../support/overflow.ts'
import { photograph } from '../../support/pictures.ts'
import { launchProduct } from '../../support/start-product.ts'
import { expect, test } from '../../support/test.ts'

const HOST = 'lantern.localhost'
const WORDS = 'A mile of paper lanterns between the old mill and the water.'

test('a first-time owner builds a site from an empty database and publishes it', async ({
  page,
  browser,
  arrive,
}) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(15_000)
  const product = await launchProduct({ demo: false })
  const origin = `http://${HOST}:${product.port}`
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const dialog = page.getByRole('dialog')
  const open = (part: RegExp) =>
    page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name: part }).click()
  try {
    await page.goto(`${origin}/employee`)
    await page.getByRole('link', { name: 'Make the first account' }).click()
    await arrive('/employee/first-run')
    await text('Code').fill(await product.printed(/with the code (\S+)/))
    await text('First').fill('Ines')
    await text('Last').fill('Marlow')
    await text('Username').fill('ines')
    await text('Password').fill('paper and light')
    await text('Name').fill('Mill Lantern Walk')
    await text('Host of the public site (optional)').fill(HOST)
    await button('Create and sign in').click()
    await arrive('/employee/admin')
    await expect(page.getByText('Mill Lantern Walk').first()).toBeVisible()
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await arrive('/employee/admin/site')
    await expect(page.getByText('The site shows what it started with.')).toBeVisible()

    await open(/^Look/)
    await text('Tagline').fill('Three weeks of light')
    await page.getByRole('radio', { name: 'Frost' }).check()
    await page.getByRole('radio', { name: 'Woodtype' }).check()
    await text('Accent as a colour code').fill('#123456')
    await expect(page.getByText(/^Accent has a contrast of .* text needs 4\.5 to 1\.$/)).toBeVisible()
    await state(page, 'Not saved')
    await button(/the nearest readable colour$/).click()
    await state(page, 'Changed, not live')

    await open(/^Attractions/)
    await button('Add attraction').click()
    await expect(text('Name')).toBeFocused()
    await text('Name').fill('The Lantern Mile')
    await text('Description').fill(WORDS)
    await button('Choose a picture').click()
    const chooser = page.waitForEvent('filechooser')
    await button('Upload a picture').click()
    await (await chooser).setFiles(await photograph(page))
    await text('What the picture shows').fill('Paper lanterns above a path.')
    const focusPoint = page.getByRole('slider', { name: 'Focus point' })
    await focusPoint.press('ArrowRight')
    await expect(focusPoint).toHaveAttribute('aria-valuetext', '52 % from the left, 50 % from the top')
    await button('Move “The Lantern Mile” up').press('Enter')
    await button('Move “The Lantern Mile” up').press('Alt+ArrowUp')
    await expect(page.getByText('“The Lantern Mile” is now number 1 of 3.')).toBeAttached()
    await state(page, 'Changed, not live')

    await open(/^Tickets/)
    await button('Add a ticket').click()
    await text('Name').fill('Lantern Ticket')
    await text('Price').fill('14.5')
    await page.getByRole('radio', { name: 'Only these nights' }).check()
    await page.getByRole('group', { name: 'Nights' }).getByRole('checkbox').first().check()
    await state(page, 'Changed, not live')

    await open(/^FAQ/)
    await button('Add question').click()
    await text('Question').fill('May I bring my own lantern?')
    await text('Answer').click()
    await button('Bold').click()
    await page.keyboard.type('Yes.')
    await button('Bold').click()
    await page.keyboard.type(' Please read ')
    await button('Link').click()
    await dialog.getByRole('textbox', { name: 'Words to show' }).fill('the rules')
    await dialog.getByLabel('Leads to').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Set link' }).click()
    await expect(dialog.getByText('is not a link that the site knows')).toBeVisible()
    await dialog.getByLabel('Leads to').fill('/policies')
    await dialog.getByRole('button', { name: 'Set link' }).click()
    await state(page, 'Changed, not live')
    await expectAccessible(page)

    await open(/^Directions/)
    await page.setViewportSize({ width: 360, height: 780 })
    await text('Street').fill('4 Weir Lane')
    await text('Town').fill('Millbrook')
    await text('State').fill('NY')
    await text('Position on the map').fill('41.78, -73.69')
    await state(page, 'Changed, not live')
    expect(await overflowOf(page)).toBe(0)

    await button('Show the preview').click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { name: 'The Lantern Mile' })).toBeAttached()
    await expect(preview.getByText('4 Weir Lane').first()).toBeAttached()

    await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Overview' }).click()
    await expect(button('Publish all changes…')).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    await button('Publish all changes…').click()
    await expect(dialog.getByText('Tagline')).toBeVisible()
    await expect(dialog.getByText('Three weeks of light')).toBeVisible()
    await expect(dialog.getByText('May I bring my own lantern?').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await state(page, 'Live now: ')
    await expect(page.getByText('Version 1 is live.')).toBeVisible()

    // By everybody else, with and without scripts.
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
    const visitor = await context.newPage()
    await visitor.goto(origin)
    await expectPublished(visitor)
    await context.close()
    await page.goto(origin)
    await expectPublished(page)
    await expectAccessible(page)
  } finally {
    await page.goto('about:blank')
    await product.stop()
  }
})

const state = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()

/** What the owner has entered, on the public home page. */
async function expectPublished(visitor: Page) {
  await expect(visitor.getByText('Three weeks of light').first()).toBeVisible()
  await expect(visitor.getByText(WORDS)).toBeVisible()
  const picture = visitor.getByRole('img', { name: 'Paper lanterns above a path.' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth))
    .toBeGreaterThan(0)
  await expect(visitor.getByText('$14.50').first()).toBeVisible()
  await visitor.getByText('May I bring my own lantern?').click()
  await expect(visitor.locator('strong', { hasText: 'Yes.' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'the rules' })).toHaveAttribute('href', '/policies')
  await expect(visitor.getByText('4 Weir Lane').first()).toBeVisible()
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}
