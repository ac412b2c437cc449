import { expectAccessible } from '../support/accessible.ts'
import { openAs } from '../support/office.ts'
import { endSessionIn, fireVisibilityChange, sessionEnd } from '../support/session.ts'
import { fillLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const ENDING = 'Your session is about to expire. Do you want to stay signed in?'
const OVER = 'Your session has expired. Please login again.'

test('a warning is shown before the session ends, and Okay extends the session', async ({ page, visit }) => {
  await page.clock.install()
  await openAs({ page, visit }, 'newcomer', '/employee')
  const end = async () => Number((await sessionEnd(page)).value)
  const before = await end()
  await page.clock.fastForward('54:00')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.clock.fastForward('02:00')
  const warning = page.getByRole('alertdialog', { name: 'Session' })
  await expect(warning).toContainText(ENDING)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(warning).toBeVisible()
  await expectAccessible(page)

  await warning.getByRole('button', { name: 'Okay' }).click()
  await expect(warning).toHaveCount(0)
  await expect.poll(end).toBeGreaterThan(before)
})

test("a page that was suspended past the session's expiry shows a message, and the login returns to it", async ({
  page,
  visit,
  arrive,
}) => {
  await openAs({ page, visit }, 'newcomer', '/employee/timeclock')
  // What the page asks for on waking is refused.
  await page.context().clearCookies({ name: 'FM_TOKEN' })
  await endSessionIn(page, -200)
  const over = page.getByRole('alertdialog', { name: 'Session' })
  await expect(over).toContainText(OVER)
  await expect(page).toHaveURL(/login$/)
  await expect(over).toContainText(OVER)
  await expect(over.getByRole('button')).toHaveText(['Okay'])

  await over.getByRole('button', { name: 'Okay' }).click()
  await arrive('/employee/login')
  await fillLogin(page, 'newcomer')
  await arrive('/employee/timeclock')
})

test('Okay in one tab extends the session in all tabs, and Cancel ends it in all', async ({
  page,
  visit,
  arrive,
}) => {
  await openAs({ page, visit }, 'lead', '/employee')
  const other = await page.context().newPage()
  await other.goto('/employee/todo')
  await expect(other.getByRole('heading', { name: 'To-do' })).toBeVisible()

  await endSessionIn(page, 4)
  await fireVisibilityChange(other)
  await expect(other.getByRole('alertdialog')).toContainText(ENDING)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  await expect
    .poll(async () => Number((await sessionEnd(page)).value) - Date.now())
    .toBeGreaterThan(3_000_000)
  await fireVisibilityChange(other)
  await expect(other.getByRole('alertdialog')).toHaveCount(0)

  await endSessionIn(page, 3)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await arrive('/employee/login')
  await fireVisibilityChange(other)
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible()
})
