import { openAs } from '../support/office.ts'
import { fillLoginOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('a person with the default password is asked to set a new one', async ({ page, visit, arrive }) => {
  await visit('/employee/login')
  await fillLoginOf(page, 'kasante', 'kwameasante')
  await arrive('/employee')
  await expect(page.getByRole('heading', { name: 'Welcome kasante!' })).toBeVisible()
  await expect(page.getByText('Gates open at 7')).toBeVisible()
  await page.getByRole('link', { name: 'Set your own in My Account' }).click()
  await arrive('/employee/myaccount')
})

test('a person with their own password sees no banner, keeps their festival, and has a link to the time clock', async ({
  page,
  visit,
  arrive,
}) => {
  await openAs({ page, visit }, 'actor', '/employee')
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.getByRole('banner').getByAltText('Dreadmoor Haunted Hayride')).toBeVisible()
  await page.getByRole('button', { name: 'Account of actor' }).click()
  await expect(page.getByRole('menuitem', { name: 'Change Festival' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Clock in or out' }).click()
  await arrive('/employee/timeclock')
})

test('a lead whose password was reset must set a new one first', async ({
  page,
  visit,
  arrive,
  playwright,
  baseURL,
}) => {
  const office = await playwright.request.newContext({ baseURL })
  await office.post('/api/users/login', { data: { username: 'manager', password: 'maravoss' } })
  const filter = JSON.stringify({ where: { username: 'sortiz' } })
  const [{ id }] = await (await office.get('/api/users', { params: { filter } })).json()
  const reset = await office.post(`/api/users/${id}/resetpassword`)
  const { password } = await reset.json()
  await office.dispose()

  await visit('/employee/timeclock')
  await fillLoginOf(page, 'sortiz', password)
  await arrive('/employee/timeclock')
  const question = page.getByRole('heading', { name: 'Set a new password' })
  await expect(question).toBeVisible()
  await visit('/employee')
  await expect(question).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByLabel('New Password', { exact: true }).fill('a lantern in the bog')
  await page.getByLabel('Repeat New Password').fill('a lantern in the bog')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  await arrive('/employee')
  await expect(page.getByRole('heading', { name: 'Welcome sortiz!' })).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
})
