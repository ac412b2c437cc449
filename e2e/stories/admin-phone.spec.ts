import { expectAccessible } from '../support/accessible.ts'
import { cardOf, menuOf } from '../support/employees.ts'
import { newName, openAs, openOffice, test } from '../support/office.ts'
import { overflowOf } from '../support/overflow.ts'
import { pictureAt, redAndBlue } from '../support/pictures.ts'
import { expect } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' })

test('on a dark phone an administrator gives somebody an access level, a festival and a photo, and erases them', async ({
  page,
  visit,
  arrive,
  playwright,
}) => {
  const office = await openOffice(playwright, 'admin')
  const lastName = newName()
  const ash = `Ash ${lastName}`
  const { id } = await office.hire(lastName)
  await office.scan(id)
  const bea = { firstName: 'Bea', lastName, username: `bea${lastName}`, accessLvl: 3, festivalId: null }
  await office.calls.post('/api/users/signup', { data: bea })
  await openAs({ page, visit }, 'admin', '/employee/admin')
  await expect(page.getByRole('heading', { name: 'On the clock now' })).toBeVisible()
  for (const name of ['Backups', 'Speed of the public site'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button').click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Employees' }).click()
  await arrive('/employee/admin/employees')
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('searchbox').fill(lastName)
  await expect(page.getByRole('article')).toHaveCount(2)
  for (const target of await cardOf(page, ash).getByRole('button').all())
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  const choose = async (who: string, action: string) => {
    await menuOf(page, who)
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  await choose(`Bea ${lastName}`, 'Edit')
  const editing = page.getByRole('dialog')
  await editing.getByLabel('Access Level').selectOption('1 – Lead')
  await editing.getByLabel('Festival').selectOption('Dreadmoor Haunted Hayride')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('Saved.')).toBeVisible()
  await expect(editing.getByRole('heading', { name: 'Positions' })).toBeVisible()
  expect(await editing.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await expectAccessible(page)
  await editing.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: `Actions for Bea ${lastName}` })).toBeFocused()

  await choose(`Bea ${lastName}`, 'Edit Photo')
  await page.locator('input[type=file]').setInputFiles(redAndBlue(300, 300))
  await page.getByRole('button', { name: 'Use Picture' }).click()
  const photo = page.getByRole('img', { name: `Photo of Bea ${lastName}`, exact: true })
  await expect(photo).toBeVisible()
  const address = (await photo.getAttribute('src'))!
  expect(await pictureAt(page, address)).toMatchObject({ type: 'image/jpeg', width: 250, height: 250 })

  await choose(`Bea ${lastName}`, 'Erase…')
  const erase = page.getByRole('dialog', { name: `Erase Bea ${lastName}` })
  await expect(erase).toContainText(/1 badge.* and all sign-ins/)
  await expectAccessible(page)
  await erase.getByRole('textbox').fill(`Bea ${lastName}`)
  await erase.getByRole('button', { name: 'Erase' }).click()
  await expect(erase).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByText('Inactive', { exact: true }).first().click()
  await expect(page.getByText('No employee fits these filters.')).toBeVisible()

  await visit('/employee/admin/general/erased')
  const erased = page.getByRole('row', { name: /^Former employee/ }).first()
  await expect(erased).toContainText('Not sealed: never paid')
  expect(await overflowOf(page)).toBe(0)
  await office.close()
})
