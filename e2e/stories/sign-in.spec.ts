import { DEMO } from '../support/sign-in.ts'
import { at, expect, test, UNKNOWN_HOST } from '../support/test.ts'

test('an actor signs in and out with the keyboard alone, on a host without a public site: the login returns to the page that required it, and each link opens its page', async ({
  page,
  visit,
  arrive,
}) => {
  await visit(at(UNKNOWN_HOST, '/employee/myaccount?from=mail#photo'))
  await arrive('/employee/login')
  const username = page.getByLabel('Username')
  // Past the links and buttons of the header.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(username).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.type('actor')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Unable to login!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(DEMO.actor)
  await page.keyboard.press('Enter')
  await arrive('/employee/myaccount?from=mail#photo')

  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link')).toHaveText(['Timeclock', 'My nights', 'To-do'])
  for (const [name, path] of [
    ['Timeclock', '/employee/timeclock'],
    ['My nights', '/employee/my-nights'],
    ['To-do', '/employee/todo'],
  ] as const) {
    await navigation.getByRole('link', { name }).press('Enter')
    await arrive(path)
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  const home = page.getByRole('banner').getByRole('link', { name: 'Dreadmoor Haunted Hayride' })
  await expect(home.getByAltText('Dreadmoor Haunted Hayride')).toBeVisible()
  await home.press('Enter')
  await arrive('/employee')
  await expect(page.getByRole('heading', { name: 'Welcome actor!' })).toBeVisible()
  await expect(page.getByText('Gates open at 7')).toBeVisible()
  await page.getByRole('button', { name: 'Account of actor' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Change Festival' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter')
  await arrive('/employee/login')
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(username).toBeFocused()
})
