import { fillLoginOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

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
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByLabel('New Password', { exact: true }).fill('a lantern in the bog')
  await page.getByLabel('Repeat New Password').fill('a lantern in the bog')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('button', { name: 'Clock In', exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await arrive('/employee')
  await expect(page.getByRole('heading', { name: 'Welcome sortiz!' })).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
})
