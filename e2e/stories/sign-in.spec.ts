import { DEMO, fillLogin } from '../support/sign-in.ts'
import { at, expect, test, UNKNOWN_HOST } from '../support/test.ts'

test('an inactive employee cannot sign in; after a wrong password the focus is in the password field', async ({
  page,
  visit,
  arrive,
}) => {
  await visit('/employee/login')
  const refused = page.getByRole('alertdialog', { name: 'Unable to login!' })
  await fillLogin(page, 'departed')
  await expect(refused).toBeVisible()
  await refused.getByRole('button', { name: 'Okay' }).click()
  await fillLogin(page, 'bartender', 'wrong')
  await expect(refused).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(DEMO.bartender)
  await page.keyboard.press('Enter')
  await arrive('/employee')
})

test('sign-in and sign-out work with the keyboard alone, and the login page redirects when signed in', async ({
  page,
  visit,
  arrive,
}) => {
  await visit('/employee/login')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.keyboard.type('lead')
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO.lead)
  await page.keyboard.press('Enter')
  await arrive('/employee')
  await page.goto('/employee/login')
  await arrive('/employee')

  const account = page.getByRole('button', { name: 'Account of lead' })
  await account.press('Enter')
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter')
  await arrive('/employee/login')
  await visit('/employee/timeclock')
  await arrive('/employee/login')
})

test('the login returns to the page that required it, also on a host without a public site', async ({
  page,
  visit,
  arrive,
}) => {
  await visit(at(UNKNOWN_HOST, '/employee/myaccount?from=mail#photo'))
  await arrive('/employee/login')
  await fillLogin(page, 'manager')
  await arrive('/employee/myaccount?from=mail#photo')
})
