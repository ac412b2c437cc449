import { chooseFestival, DEMO, type DemoUser, fillLogin } from '../support/sign-in.ts'
import { at, expect, test, UNKNOWN_HOST } from '../support/test.ts'

const active = (Object.keys(DEMO) as DemoUser[]).filter((name) => name !== 'departed')

test('every demo account signs in and sees the welcome page', async ({ page, visit, arrive }) => {
  for (const username of active) {
    await page.context().clearCookies()
    await visit('/employee/login')
    await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible()
    await fillLogin(page, username)
    if (username === 'admin') await chooseFestival(page, 'Dreadmoor Haunted Hayride')
    await arrive('/employee')
    await expect(page.getByRole('heading', { name: `Welcome ${username}!` })).toBeVisible()
  }
})

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

test('the login returns to the page that required it', async ({ page, visit, arrive }) => {
  await visit('/employee/myaccount?from=mail#photo')
  await arrive('/employee/login')
  await fillLogin(page, 'manager')
  await arrive('/employee/myaccount?from=mail#photo')
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

test('a logout whose call fails still redirects to the employee area', async ({
  page,
  visit,
  arrive,
  consoleErrors,
}) => {
  await page.route('**/api/users/logout', (route) => route.abort())
  await visit('/employee/login')
  await fillLogin(page, 'lead')
  await arrive('/employee')
  await page.goto('/employee/logout')
  await arrive('/employee')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ApiError')])
})

test('the employee area works on a host without a public site', async ({ page, visit, arrive }) => {
  await visit(at(UNKNOWN_HOST, '/employee/todo'))
  await fillLogin(page, 'actor')
  await arrive('/employee/todo')
})
