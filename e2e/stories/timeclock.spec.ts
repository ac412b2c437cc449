import { expectAccessible } from '../support/accessible.ts'
import { openAs } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

// Each story clocks somebody else, because they run at the same time, and leaves them clocked out.

test('an actor chooses one of two positions, sees the elapsed time and clocks out', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  await openAs({ page, visit }, 'actor', '/employee/timeclock')
  const rows = page.getByRole('row').filter({ hasText: 'Actor' })
  const before = await rows.count()

  const clockIn = page.getByRole('button', { name: 'Clock In', exact: true })
  await clockIn.dblclick()
  const question = page.getByRole('alertdialog', { name: 'Which position are you clocking in for?' })
  await expect(question.getByRole('radio', { name: 'Hayride - Hayride Actor' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(clockIn).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Clocked in as Bog Actor')
  const clockOut = page.getByRole('button', { name: 'Clock Out' })
  await expect(clockOut).toBeFocused()
  await expect(rows).toHaveCount(before + 1)
  await expect(rows.first()).toContainText('Running')
  const time = page.getByRole('timer').first()
  const shown = (await time.textContent())!
  await page.clock.runFor(3_000)
  await expect(time).not.toHaveText(shown)

  await visit('/employee/timeclock')
  await clockOut.click()
  await expect(page.getByRole('status')).toHaveText('You are not clocked in.')
  await expect(clockIn).toBeVisible()
  await expect(rows.first()).not.toContainText('Running')
})

test('a double click is one clock-in; a bartender is asked for tips, and a cancelled question leaves the shift open', async ({
  page,
  visit,
}) => {
  await openAs({ page, visit }, 'bartender', '/employee/timeclock')
  await page.getByRole('button', { name: 'Clock In', exact: true }).dblclick()
  await expect(page.getByRole('status')).toHaveText('Clocked in as Bartender')
  await expect(page.getByRole('row').filter({ hasText: 'Running' })).toHaveCount(1)
  const clockOut = page.getByRole('button', { name: 'Clock Out' })
  await clockOut.click()
  const question = page.getByRole('alertdialog', { name: 'Please enter your tips:' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('status')).toHaveText('Clocked in as Bartender')
  await expect(clockOut).toBeFocused()

  await clockOut.click()
  await question.getByLabel('Cash Tips').fill('20.10')
  await question.getByLabel('Credit Tips').fill('14.50')
  await question.getByRole('button', { name: 'Okay' }).click()
  await expect(question).toBeVisible()
  await question.getByLabel('Cash Tips').fill('20.25')
  await question.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('status')).toHaveText('You are not clocked in.')
  await expect(page.getByRole('row').filter({ hasText: 'Bartender' }).first()).toContainText('$34.75')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' })

  test('the clock button is at the bottom and shifts are cards', async ({ page, visit }) => {
    await openAs({ page, visit }, 'lead', '/employee/timeclock')
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/\d{4}$/)
    const button = page.getByRole('button', { name: 'Clock In', exact: true })
    const box = (await button.boundingBox())!
    expect(box.y + box.height).toBeGreaterThan(700)
    expect(box.y + box.height).toBeLessThanOrEqual(740)
    expect(box.height).toBeGreaterThanOrEqual(56)

    await button.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
    await expect(page.getByRole('listitem').first()).toContainText('Running')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clock Out' }).click()
    await expect(page.getByRole('status')).toHaveText('You are not clocked in.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
