import { expectAccessible } from '../support/accessible.ts'
import { cardOf, EMPLOYEES, menuOf } from '../support/employees.ts'
import { newName, openAs, test } from '../support/office.ts'
import { overflowOf } from '../support/overflow.ts'
import { expect } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('an administrator erases a person after typing the name, and finds them under Erased people', async ({
  page,
  visit,
  office,
}) => {
  const lastName = newName()
  const name = `Ash ${lastName}`
  await office.hire(lastName)
  await openAs({ page, visit }, 'admin', `${EMPLOYEES}?q=${lastName}`)
  await menuOf(page, name)
  await page.getByRole('menuitem', { name: 'Erase…' }).click()
  const dialog = page.getByRole('dialog', { name: `Erase ${name}` })
  await expect(dialog).toContainText('1 badge, 1 position and all sign-ins')
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill('Ash')
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Please type the name/)
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardOf(page, name)).toHaveCount(0)
  await visit(`${EMPLOYEES}?status=inactive&q=${lastName}`)
  await expect(page.getByText('No employee fits these filters.')).toBeVisible()

  await visit('/employee/admin/general/erased')
  const erased = page.getByRole('article', { name: 'Former employee' }).first()
  await expect(erased).toContainText('Not sealed: never paid')
  expect(await overflowOf(page)).toBe(0)
})
