import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { overflowOf } from '../../support/overflow.ts'
import { photograph } from '../../support/pictures.ts'
import { launchProduct } from '../../support/start-product.ts'
import { expect, test } from '../../support/test.ts'

const HOST = 'lantern.localhost'
const WORDS = 'A mile of paper lanterns between the old mill and the water.'

test('a first-time owner builds a site from an empty database, no edit is lost when another was faster, and what is published is seen with and without scripts', async ({
  page,
  browser,
  visit,
  arrive,
}) => {
  const product = await launchProduct({ demo: false })
  const origin = `http://${HOST}:${product.port}`
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const dialog = page.getByRole('dialog')
  const parts = page.getByRole('navigation', { name: 'Parts of the site' })
  const open = (part: RegExp) => parts.getByRole('link', { name: part }).click()
  try {
    await visit(`${origin}/employee/first-run`)
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

    await open(/^Look/)
    await text('Tagline').fill('Three weeks of light')
    await page.getByRole('radio', { name: 'Frost' }).check()
    await page.getByRole('radio', { name: 'Woodtype' }).check()

    await open(/^Attractions/)
    await button('Add attraction').click()
    await text('Name').fill('The Lantern Mile')
    await text('Description').fill(WORDS)
    await button('Choose a picture').click()
    const chooser = page.waitForEvent('filechooser')
    await button('Upload a picture').click()
    await (await chooser).setFiles(await photograph(page))
    await text('What the picture shows').fill('Paper lanterns above a path.')

    await open(/^Tickets/)
    await button('Add a ticket').click()
    await text('Name').fill('Lantern Ticket')
    await text('Price').fill('14.5')

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
    await dialog.getByRole('combobox', { name: 'Leads to' }).fill('/policies')
    await dialog.getByRole('button', { name: 'Set link' }).click()
    await state(page, 'Changed, not live')
    await expectAccessible(page)

    await open(/^Notice/)
    // The first save waits until another tab has saved.
    await page.route(
      '**/drafts/notice',
      async (route) => {
        await page.evaluate(saveNoticeElsewhere, 'Doors at six.')
        await route.continue()
      },
      { times: 1 },
    )
    await text('Text').fill('Doors at seven.')
    const collision = page.getByRole('alert').filter({ hasText: 'Two people changed this at the same time' })
    await expect(collision).toContainText('Doors at six.')
    await expect(collision).toContainText('Doors at seven.')
    await expectAccessible(page)
    await collision.getByRole('button', { name: 'Keep mine' }).click()
    await state(page, 'Changed, not live')

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

    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(button('Publish all changes…')).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    await button('Publish all changes…').click()
    await expect(dialog.getByText('Three weeks of light')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await state(page, 'Live now: ')
    await expect(page.getByText('Version 1 is live.')).toBeVisible()

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
    const visitor = await context.newPage()
    await visitor.goto(origin)
    await expectPublished(visitor)
    await visitor.getByText('May I bring my own lantern?').click()
    await expect(visitor.locator('strong', { hasText: 'Yes.' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'the rules' })).toHaveAttribute('href', '/policies')
    await visitor.locator('summary', { hasText: 'Menu' }).click()
    await visitor.getByRole('link', { name: 'Schedule' }).click()
    await expect(visitor.locator('#schedule')).toBeInViewport()
    await context.close()
    await visit(origin)
    await expectPublished(page)
  } finally {
    await page.goto('about:blank')
    await product.stop()
  }
})

const state = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()

/** Saves a notice on top of the current one. Runs in the page. */
async function saveNoticeElsewhere(text: string) {
  const { draft, sections } = await (await fetch('/api/site/1')).json()
  const { revision } = sections.find(({ name }: { name: string }) => name === 'notice')
  await fetch('/api/site/1/drafts/notice', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content: { ...draft.notice, text }, revision }),
  })
}

/** What the owner has entered, on the public home page. */
async function expectPublished(visitor: Page) {
  for (const words of ['Three weeks of light', 'Doors at seven.', WORDS, '$14.50', '4 Weir Lane'])
    await expect(visitor.getByText(words).first()).toBeVisible()
  const picture = visitor.getByRole('img', { name: 'Paper lanterns above a path.' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth))
    .toBeGreaterThan(0)
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}
