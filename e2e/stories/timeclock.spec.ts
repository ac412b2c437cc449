import { dateAt } from '@nightshift/shared/local-time'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { openOffice } from '../support/office.ts'
import { overflowOf } from '../support/overflow.ts'
import { fillLoginOf, signIn } from '../support/sign-in.ts'
import { hire } from '../support/staff.ts'
import { at, BRAND_HOST, expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' })

const DAY_MS = 24 * 60 * 60_000
const daysAgo = (days: number) => dateAt(new Date(Date.now() - days * DAY_MS), 'America/New_York')

/** Names that are longer than any screen. */
async function withLongNames(page: Page) {
  await page.route('**/api/users/me', async (route) => {
    const me = await (await route.fetch()).json()
    const name = 'The Longest Night of Dreadmoor '.repeat(3).trim()
    await route.fulfill({
      json: { ...me, username: 'w'.repeat(80), festival: { ...me.festival, logo: null, name } },
    })
  })
}

async function openManager(browser: Browser) {
  const context = await browser.newContext({
    baseURL: at(BRAND_HOST),
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  })
  const manager = await context.newPage()
  await signIn(manager, 'manager')
  await manager.goto('/employee/admin/timesheets/attention')
  return manager
}

test('on a dark phone, where every link is in view, a lead sets a new password, clocks in for one of two positions and out with tips, and says that the shift is wrong and another is missing; a manager applies one and declines the other', async ({
  page,
  visit,
  arrive,
  playwright,
  browser,
}) => {
  const office = await openOffice(playwright, 'admin')
  const ash = await hire(office, 'Ash', ['Hayride Actor', 'Bartender'], { accessLvl: 1 })
  const reset = await office.calls.post(`/api/users/${ash.id}/resetpassword`)
  const { password } = await reset.json()
  await office.close()
  await withLongNames(page)
  await visit('/employee/timeclock')
  await fillLoginOf(page, ash.username, password)
  await arrive('/employee/timeclock')
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('New Password', { exact: true }).fill('a lantern in the bog')
  await page.getByLabel('Repeat New Password').fill('a lantern in the bog')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  const clockIn = page.getByRole('button', { name: 'Clock In', exact: true })
  await expect(clockIn).toBeVisible()

  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  expect(await scheme()).toBe('dark')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Timeclock', 'My nights', 'To-do', 'Admin'])
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await overflowOf(page)).toBe(0)
  const buttons = ['Account of', 'Switch to'].map((name) =>
    page.getByRole('button', { name: new RegExp(`^${name}`) }),
  )
  for (const target of [...(await links.all()), ...buttons]) await expect(target).toBeInViewport({ ratio: 1 })
  const tooSmall = await links.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 44 || one.scrollWidth !== one.clientWidth),
  )
  expect(tooSmall).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflowOf(page)).toBe(0)
  await expect(links.last()).toBeInViewport({ ratio: 1 })

  await clockIn.click()
  const which = page.getByRole('alertdialog', { name: 'Which position are you clocking in for?' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(clockIn).toBeFocused()
  // One punch at a time: the cancelled one ends after its question.
  await expect(clockIn).toBeEnabled()
  await clockIn.click()
  await which.getByRole('radio', { name: / - Bartender$/ }).check()
  await which.getByRole('button', { name: 'Okay' }).click()
  const clockOut = page.getByRole('button', { name: 'Clock Out' })
  await expect(clockOut).toBeFocused()
  const time = page.getByRole('timer').first()
  const shown = (await time.textContent())!
  const shift = page.getByRole('list', { name: 'My timesheets' }).getByRole('listitem')
  await expect(shift).toContainText('Running')
  const { y, height } = (await clockOut.boundingBox())!
  const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!
  expect(y + height).toBeGreaterThan(bar.y - 40)
  expect(y + height).toBeLessThanOrEqual(bar.y)
  expect(height).toBeGreaterThanOrEqual(56)
  expect(await overflowOf(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expect(time).not.toHaveText(shown)
  await clockOut.click()
  const tips = page.getByRole('alertdialog', { name: 'Please enter your tips:' })
  await tips.getByLabel('Cash Tips').fill('20.25')
  await tips.getByLabel('Credit Tips').fill('14.50')
  await expectAccessible(page)
  await tips.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('status')).toHaveText('You are not clocked in.')

  await shift.getByRole('button', { name: /^Something is wrong/ }).click()
  const wrong = page.getByRole('dialog', { name: 'Something is wrong' })
  await expect(wrong.getByLabel('Clock Out')).not.toHaveValue('')
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  await wrong.getByLabel('Cash Tips').fill('25.25')
  await wrong.getByLabel('What happened?').fill('A late table paid.')
  await wrong.getByRole('button', { name: 'Send to a manager' }).click()
  await expect(shift).toContainText('Waiting for a manager')
  await page.getByRole('button', { name: 'I forgot to clock in' }).click()
  const forgot = page.getByRole('dialog', { name: 'I forgot to clock in' })
  await forgot.getByLabel('Clock In').fill(`${daysAgo(3)}T18:00`)
  await forgot.getByLabel('Clock Out').fill(`${daysAgo(3)}T22:00`)
  await forgot.getByLabel('Position').selectOption({ index: 1 })
  await forgot.getByLabel('What happened?').fill('The kiosk was off.')
  await forgot.getByRole('button', { name: 'Send to a manager' }).click()
  const reported = page.getByRole('list', { name: 'Shifts that you reported' })
  await expect(reported).toContainText('Waiting for a manager')

  const manager = await openManager(browser)
  const cards = manager.getByRole('article', { name: ash.name })
  const correction = cards.filter({ hasText: 'A late table paid.' })
  await expect(correction.getByRole('row', { name: 'Cash tips' }).getByRole('cell')).toHaveText([
    '$20.25',
    '$25.25, changed',
  ])
  await expectAccessible(manager)
  await correction.getByRole('button', { name: 'Apply', exact: true }).click()
  // The page of the person hears of it.
  await expect(shift).toContainText('Corrected')
  await expect(cards).toHaveCount(1)
  await cards.getByRole('button', { name: 'Decline…' }).click()
  const decline = manager.getByRole('dialog', { name: `Decline the request of ${ash.name}` })
  await decline.getByLabel('Reason').fill('The house was closed that night.')
  await decline.getByRole('button', { name: 'Decline the request' }).click()
  await expect(cards).toHaveCount(0)
  await manager.context().close()
  await expect(reported).toContainText('Declined: The house was closed that night.')

  // A chosen scheme stays, from the first paint on.
  await page.getByRole('button', { name: 'Switch to the light scheme' }).click()
  expect(await scheme()).toBe('light')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  expect(await scheme()).toBe('light')
  await expect(page.getByRole('row').filter({ hasText: 'Bartender' })).toContainText('$39.75')
})
