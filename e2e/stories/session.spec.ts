import { expectAccessible } from '../support/accessible.ts'
import { openAs } from '../support/office.ts'
import { endSessionIn, lookAgain, sessionEnd } from '../support/session.ts'
import { fillLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const ENDING = 'Your session is about to expire. Do you want to stay signed in?'
const OVER = 'Your session has expired. Please login again.'

test('a session that nears its end asks, and Okay extends it', async ({ page, visit }) => {
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

test('a warning that nobody answers becomes the news that the session is over', async ({
  page,
  visit,
  arrive,
}) => {
  await page.clock.install()
  await openAs({ page, visit }, 'newcomer', '/employee')
  await page.clock.fastForward('56:00')
  await expect(page.getByRole('alertdialog')).toContainText(ENDING)
  await page.clock.fastForward('05:00')
  const over = page.getByRole('alertdialog', { name: 'Session' })
  await expect(over).toHaveCount(1)
  await expect(over).toContainText(OVER)
  await expect(over.getByRole('button')).toHaveText(['Okay'])
  await over.getByRole('button', { name: 'Okay' }).click()
  await arrive('/employee/login')
})

test('Cancel logs out', async ({ page, visit, arrive }) => {
  await openAs({ page, visit }, 'newcomer', '/employee')
  await endSessionIn(page, 3)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await arrive('/employee/login')
})

test('a laptop that slept past the end says so on waking, and the login leads back', async ({
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

  await over.getByRole('button', { name: 'Okay' }).click()
  await arrive('/employee/login')
  await fillLogin(page, 'newcomer')
  await arrive('/employee/timeclock')
})

test('tabs agree: what one refreshes the other does not ask for, and a logout is for all', async ({
  page,
  visit,
  arrive,
}) => {
  await openAs({ page, visit }, 'lead', '/employee')
  const other = await page.context().newPage()
  await other.goto('/employee/todo')
  await expect(other.getByRole('heading', { name: 'To-do' })).toBeVisible()

  await endSessionIn(page, 4)
  await lookAgain(other)
  await expect(other.getByRole('alertdialog')).toContainText(ENDING)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  await expect
    .poll(async () => Number((await sessionEnd(page)).value) - Date.now())
    .toBeGreaterThan(3_000_000)
  await lookAgain(other)
  await expect(other.getByRole('alertdialog')).toHaveCount(0)

  await page.goto('/employee/logout')
  await arrive('/employee/login')
  await lookAgain(other)
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible()
})

test('a refresh that fails is told by the browser and ends at the login', async ({
  page,
  visit,
  arrive,
  complaints,
}) => {
  await page.route('**/api/users/refresh-login', (route) => route.abort())
  const told: string[] = []
  page.on('dialog', (dialog) => {
    told.push(dialog.message())
    dialog.accept()
  })
  await openAs({ page, visit }, 'newcomer', '/employee')
  await endSessionIn(page, 2)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  await arrive('/employee/login')
  expect(told).toEqual(['Unable to refresh session. Please login again.'])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ApiError')])
})
