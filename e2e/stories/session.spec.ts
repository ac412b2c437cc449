import { expectAccessible } from '../support/accessible.ts'
import { openAs } from '../support/office.ts'
import { endSessionIn, fireVisibilityChange, sessionEnd } from '../support/session.ts'
import { fillLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const ENDING = 'Your session is about to expire. Do you want to stay signed in?'
const OVER = 'Your session has expired. Please login again.'

test('Okay in one tab extends the session in all tabs, and Cancel ends it in all; after an expiry the login returns to the page', async ({
  page,
  visit,
  arrive,
}) => {
  await openAs({ page, visit }, 'newcomer', '/employee/timeclock')
  const other = await page.context().newPage()
  await other.goto('/employee/todo')
  await expect(other.getByRole('heading', { name: 'To-do' })).toBeVisible()

  await endSessionIn(page, 4)
  const warning = page.getByRole('alertdialog', { name: 'Session' })
  await expect(warning).toContainText(ENDING)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(warning).toBeVisible()
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
  await expect(warning).toContainText(OVER)
  await expect(page).toHaveURL(/login$/)
  await expect(warning).toContainText(OVER)
  await expect(warning.getByRole('button')).toHaveText(['Okay'])
  await warning.getByRole('button', { name: 'Okay' }).click()
  await arrive('/employee/login')
  await fillLogin(page, 'newcomer')
  await arrive('/employee/timeclock')

  await endSessionIn(page, 3)
  await warning.getByRole('button', { name: 'Cancel' }).click()
  await arrive('/employee/login')
  await fireVisibilityChange(other)
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible()
})
