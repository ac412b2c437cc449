import { expectAccessible } from '../support/accessible.ts'
import { newName, openOffice } from '../support/office.ts'
import { signInOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/** Somebody of this story alone, who tends the bar and plays in the hayride. */
async function hireForTwo(playwright: Parameters<typeof openOffice>[0]) {
  const office = await openOffice(playwright)
  const { id, username } = await office.hire(newName(), { positions: 0 })
  const positions: { id: number; name: string }[] = await (await office.calls.get('/api/positions')).json()
  for (const name of ['Hayride Actor', 'Bartender']) {
    const positionId = positions.find((position) => position.name === name)!.id
    await office.calls.post(`/api/users/${id}/addposition`, { data: { positionId, payrate: 15 } })
  }
  const { password } = await (await office.calls.post(`/api/users/${id}/resetpassword`)).json()
  await office.close()
  return { username, password }
}

test('an employee chooses one of two positions by keyboard, sees the elapsed time, and enters tips to clock out; on a dark phone the button is at the bottom and shifts are cards', async ({
  page,
  visit,
  arrive,
  playwright,
}) => {
  const { username, password } = await hireForTwo(playwright)
  await signInOf(page, username, password)
  await page.clock.install()
  await visit('/employee')
  await expect(page.getByRole('link', { name: 'Set your own in My Account' })).toBeVisible()
  await page.getByRole('link', { name: 'Clock in or out' }).click()
  await arrive('/employee/timeclock')
  const clockIn = page.getByRole('button', { name: 'Clock In', exact: true })
  await clockIn.dblclick()
  const which = page.getByRole('alertdialog', { name: 'Which position are you clocking in for?' })
  await expect(which.getByRole('radio').first()).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(which).toHaveCount(0)
  await expect(clockIn).toBeFocused()
  // One punch at a time: the cancelled one ends after its question.
  await expect(clockIn).toBeEnabled()

  await page.keyboard.press('Enter')
  await which.getByRole('radio', { name: / - Hayride Actor$/ }).focus()
  const bartender = which.getByRole('radio', { name: / - Bartender$/ })
  await page.keyboard.press('ArrowDown')
  await expect(bartender).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Clocked in as Bartender')
  const clockOut = page.getByRole('button', { name: 'Clock Out' })
  await expect(clockOut).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: 'Running' })).toHaveCount(1)
  const time = page.getByRole('timer').first()
  const shown = (await time.textContent())!
  await page.clock.runFor(3_000)
  await expect(time).not.toHaveText(shown)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/\d{4}$/)
  await expect(page.getByRole('listitem').first()).toContainText('Running')
  const { y, height } = (await clockOut.boundingBox())!
  expect(y + height).toBeGreaterThan(700)
  expect(y + height).toBeLessThanOrEqual(740)
  expect(height).toBeGreaterThanOrEqual(56)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)

  await clockOut.click()
  const tips = page.getByRole('alertdialog', { name: 'Please enter your tips:' })
  await expectAccessible(page)
  await tips.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('status')).toHaveText('Clocked in as Bartender')
  await expect(clockOut).toBeFocused()
  await clockOut.click()
  await tips.getByLabel('Cash Tips').fill('20.10')
  await tips.getByLabel('Credit Tips').fill('14.50')
  await tips.getByRole('button', { name: 'Okay' }).click()
  await expect(tips).toBeVisible()
  await tips.getByLabel('Cash Tips').fill('20.25')
  await tips.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('status')).toHaveText('You are not clocked in.')
  await expect(page.getByRole('listitem').first()).not.toContainText('Running')

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('row').filter({ hasText: 'Bartender' })).toContainText('$34.75')
})
