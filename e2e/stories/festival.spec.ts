import { expectAccessible } from '../support/accessible.ts'
import { chooseFestival, fillLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const DAY_S = 24 * 60 * 60

test('an administrator works in the chosen festival until they switch, or until it no longer exists', async ({
  page,
  visit,
  arrive,
  baseURL,
}) => {
  await visit('/employee/login')
  await fillLogin(page, 'admin')
  const chooser = page.getByRole('alertdialog', { name: 'Choose a Festival' })
  await expect(chooser.getByRole('radio')).toHaveCount(3)
  await expect(chooser.getByRole('radio', { name: 'Dreadmoor Haunted Hayride' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(chooser).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome admin!' })).toHaveCount(0)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await arrive('/employee')
  await expect(page.getByRole('banner').getByAltText('Scary Little Christmas')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To-do' })).toHaveCount(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'FM_CUR_FEST')
  expect(cookie).toMatchObject({ value: '2', path: '/', sameSite: 'Lax', httpOnly: false })
  expect(Math.abs(cookie!.expires - Date.now() / 1000 - DAY_S)).toBeLessThan(120)

  await expect(page.getByRole('heading', { name: 'Welcome admin!' })).toBeVisible()
  await page.getByRole('button', { name: 'Account of admin' }).click()
  await page.getByRole('menuitem', { name: 'Change Festival' }).click()
  await chooseFestival(page, 'Dreadmoor Haunted Hayride')
  await expect(page.getByRole('button', { name: 'Account of admin' })).toBeFocused()
  await expect(page.getByRole('banner').getByAltText('Dreadmoor Haunted Hayride')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To-do' })).toBeVisible()
  await expect(page.getByText('Gates open at 7')).toBeVisible()

  await page.context().addCookies([{ name: 'FM_CUR_FEST', value: '999', url: baseURL! }])
  await visit('/employee/timeclock')
  await chooseFestival(page, 'Dreadmoor Haunted Hayride')
  await arrive('/employee/timeclock')
})
