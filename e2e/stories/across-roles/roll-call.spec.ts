import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { overflowOf } from '../../support/overflow.ts'
import { fillLogin } from '../../support/sign-in.ts'
import { launchProduct } from '../../support/start-product.ts'
import { expect, test } from '../../support/test.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const tick = (page: Page, name: string) => page.getByRole('button', { name: `${name} is safe`, exact: true })
const undo = (page: Page, name: string) => page.getByRole('button', { name: `Take back: ${name} is safe` })
const agree = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()

/** Ticks somebody off. A tap right after the list has moved is ignored. */
const tickOff = (page: Page, name: string) =>
  expect(async () => {
    if (!(await undo(page, name).isVisible())) await tick(page, name).click({ timeout: 2_000 })
    await expect(undo(page, name)).toBeVisible({ timeout: 1_000 })
  }).toPass()

/** Badges of people who hold one position, so that the kiosk asks nothing. */
async function clockIn(page: Page, count: number) {
  const filter = JSON.stringify({
    where: { festivalId: 1, isActive: true, accessLvl: 0 },
    include: [{ relation: 'userPositions' }],
  })
  const all = await (await page.request.get('/api/users', { params: { filter } })).json()
  const names: string[] = []
  for (const { id, firstName, lastName, userPositions } of all) {
    if (userPositions.length !== 1 || names.length === count) continue
    const scan = await page.request.post('/api/badgescan', { data: { badgeCode: badgeCodeOf(id) } })
    if ((await scan.json()).timesheetId) names.push(`${firstName} ${lastName}`)
  }
  return names
}

// On its own server: a roll-call is shown to every lead of the festival.
test('two leads tick people off on their phones, one of them without a network, and both agree', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const product = await launchProduct()
  const baseURL = `http://localhost:${product.port}`
  const [lenas, maras] = [
    await browser.newContext({ ...PHONE, baseURL }),
    await browser.newContext({ ...PHONE, baseURL, colorScheme: 'dark' }),
  ]
  const [lena, mara] = [await lenas.newPage(), await maras.newPage()]
  try {
    await lena.goto('/employee/admin/employees')
    await fillLogin(lena, 'lead')
    await mara.goto('/employee/admin')
    await fillLogin(mara, 'manager')
    await expect(mara.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    const [ash, bo, cy, di, eve] = (await clockIn(mara, 5)) as [string, string, string, string, string]

    // Two taps from any page of the admin area.
    await lena.getByRole('navigation', { name: 'Sections' }).getByRole('button').click()
    await lena.getByRole('menuitem', { name: 'Roll-call' }).click()
    await expect(lena.getByText('There was none yet.')).toBeVisible()
    await expectAccessible(lena)
    await lena.getByRole('button', { name: 'Start a drill' }).click()
    await agree(lena, 'Start a drill')
    const count = (page: Page) => page.getByText(/ not accounted for$/).first()
    await expect(tick(lena, ash)).toBeVisible()
    await expect(lena.getByText('DRILL', { exact: true })).toBeVisible()
    await expect(lena.getByText(/^Guests are not counted\./)).toBeVisible()
    await expectAccessible(lena)
    expect(await overflowOf(lena)).toBe(0)

    // The other lead hears of it on the dashboard.
    await expect(mara.getByText('A drill is under way.')).toBeVisible()
    await mara.getByRole('link', { name: 'Open the roll-call' }).click()
    await tickOff(mara, ash)
    await expect(undo(lena, ash)).toBeVisible()
    await expectAccessible(mara)

    await expect.poll(() => lena.evaluate(() => caches.match('/employee/admin/roll-call'))).toBeTruthy()
    await lenas.setOffline(true)
    await expect(lena.getByText(/^No connection\. List from \d+:\d\d [AP]M, /)).toBeVisible()
    await tickOff(lena, bo)
    await tickOff(lena, cy)
    await lena.getByRole('button', { name: 'Add somebody' }).click()
    await lena.getByRole('dialog').getByLabel('Search by name').fill('Nova')
    await lena.getByRole('dialog').getByRole('button', { name: /Nova/ }).click()
    await expect(lena.getByText('3 ticks wait on this phone.')).toBeVisible()
    await expectAccessible(lena)
    // A reload without a network shows the kept list and what waits.
    await lena.reload()
    await expect(undo(lena, bo)).toBeVisible()
    await expect(lena.getByText('3 ticks wait on this phone.')).toBeVisible()
    await tickOff(mara, di)
    await expect(tick(mara, bo)).toBeVisible()

    await lenas.setOffline(false)
    await expect(undo(mara, bo)).toBeVisible()
    await expect(undo(mara, cy)).toBeVisible()
    await expect(tick(mara, 'Nova Pale')).toBeVisible()
    await expect(undo(lena, di)).toBeVisible()
    await expect(lena.getByText(/No connection/)).toHaveCount(0)

    await undo(lena, cy).click()
    await agree(lena, 'Take back')
    await expect(tick(mara, cy)).toBeVisible()
    await expect.poll(() => count(mara).textContent()).toBe(await count(lena).textContent())

    // On paper: whoever is missing first, with a box, whatever is filtered on the screen.
    await mara.getByLabel('Search by name').fill(eve)
    await expect(tick(mara, cy)).toHaveCount(0)
    await mara.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await mara.emulateMedia({ media: 'print' })
    const sheet = mara.getByRole('article', { name: 'Roll-call, DRILL' })
    await expect(sheet).toBeVisible()
    const printed = await sheet.getByRole('listitem').allTextContents()
    const place = (name: string) => printed.findIndex((line) => line.includes(name))
    expect(Math.max(place(cy), place(eve))).toBeLessThan(Math.min(place(ash), place(bo), place(di)))
    await expect(mara.getByRole('button', { name: 'End' })).toBeHidden()
    await mara.emulateMedia({ media: 'screen' })
    await mara.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await mara.getByLabel('Search by name').fill('')

    await mara.getByRole('button', { name: 'End' }).click()
    await expect(mara.getByRole('alertdialog', { name: 'End the drill?' })).toContainText(cy)
    await agree(mara, 'End it')
    for (const page of [lena, mara]) await expect(page.getByText(/^Ended .* by Mara Voss\.$/)).toBeVisible()
    await expectAccessible(lena)
    await lena.getByRole('link', { name: 'All roll-calls' }).click()
    const past = lena.getByRole('link', { name: /DRILL/ })
    await expect(past).toContainText(/\d+ of \d+ not accounted for at the end/)
    await expectAccessible(lena)
    await past.click()
    await expect(undo(lena, ash)).toBeVisible()
  } finally {
    await lenas.close()
    await maras.close()
    await product.stop()
  }
})
