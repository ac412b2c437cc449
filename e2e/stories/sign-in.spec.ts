import { expectAccessible } from '../support/accessible.ts'
import { endSessionIn, fireVisibilityChange, sessionEnd } from '../support/session.ts'
import { DEMO, fillLogin } from '../support/sign-in.ts'
import { at, expect, test, UNKNOWN_HOST } from '../support/test.ts'

const ENDING = 'Your session is about to expire. Do you want to stay signed in?'
const OVER = 'Your session has expired. Please login again.'

test('an actor signs in and out with the keyboard alone, on a host without a public site, and each link opens its page; the session is extended and ended in all tabs, and the login returns to the page that required it', async ({
  page,
  visit,
  arrive,
}) => {
  await visit(at(UNKNOWN_HOST, '/employee/myaccount?from=mail#photo'))
  await arrive('/employee/login')
  const username = page.getByLabel('Username')
  // Past the links and buttons of the header.
  const pressTab = async () => {
    await page.keyboard.press('Tab')
    return username.evaluate((field) => field === document.activeElement)
  }
  await expect.poll(pressTab, { intervals: [0] }).toBe(true)
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

  const home = page.getByRole('banner').getByRole('link', { name: 'Dreadmoor Haunted Hayride' })
  await expect(home.getByAltText('Dreadmoor Haunted Hayride')).toBeVisible()
  await home.press('Enter')
  await arrive('/employee')
  await expect(page.getByRole('heading', { name: 'Welcome actor!' })).toBeVisible()
  await expect(page.getByText('Gates open at 7')).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link')).toHaveText(['Timeclock', 'My nights', 'To-do'])
  for (const [name, path] of [
    ['My nights', '/employee/my-nights'],
    ['To-do', '/employee/todo'],
    ['Timeclock', '/employee/timeclock'],
  ] as const) {
    await navigation.getByRole('link', { name }).press('Enter')
    await arrive(path)
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }

  const other = await page.context().newPage()
  await other.goto(at(UNKNOWN_HOST, '/employee/todo'))
  await expect(other.getByRole('heading', { name: 'To-do' })).toBeVisible()
  await endSessionIn(page, 4)
  const warning = page.getByRole('alertdialog', { name: 'Session' })
  await expect(warning).toContainText(ENDING)
  await expectAccessible(page)
  await fireVisibilityChange(other)
  await expect(other.getByRole('alertdialog')).toContainText(ENDING)
  await warning.getByRole('button', { name: 'Okay' }).click()
  await expect
    .poll(async () => Number((await sessionEnd(page)).value) - Date.now())
    .toBeGreaterThan(3_000_000)
  await expect(warning).toHaveCount(0)
  await fireVisibilityChange(other)
  await expect(other.getByRole('alertdialog')).toHaveCount(0)

  // What the page asks for on waking is refused.
  await page.context().clearCookies({ name: 'FM_TOKEN' })
  await endSessionIn(page, -200)
  await expect(page).toHaveURL(/login$/)
  await expect(warning).toContainText(OVER)
  await warning.getByRole('button', { name: 'Okay' }).click()
  await expect(warning).toHaveCount(0)
  await fillLogin(page, 'actor')
  await arrive('/employee/timeclock')

  await page.getByRole('button', { name: 'Account of actor' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Change Festival' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter')
  await arrive('/employee/login')
  await fireVisibilityChange(other)
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible()
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(username).toBeFocused()
})
