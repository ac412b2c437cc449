import { expectAccessible } from '../support/accessible.ts'
import { cardOf, EMPLOYEES, menuOf } from '../support/employees.ts'
import { newName, openAs, test } from '../support/office.ts'
import { expect } from '../support/test.ts'
import { typeAndEscape } from '../support/type-and-escape.ts'

test('a manager adds an employee with a position and a shift, has somebody leave and return, and prints who gets a jacket', async ({
  page,
  visit,
  office,
}) => {
  const name = newName()
  const { id } = await office.hire(name, { firstName: 'Dee' })
  await office.scan(id)
  await openAs({ page, visit }, 'manager', `${EMPLOYEES}?q=${name}`)
  const choose = async (who: string, action: string) => {
    await menuOf(page, who)
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Add Employee' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Employee' })
  await adding.getByLabel('First').fill(' Cass ')
  await adding.getByLabel('Last').fill(name)
  await adding.getByLabel('Username').fill(name)
  await adding.getByRole('button', { name: 'Add Employee' }).click()
  const window = page.getByRole('dialog', { name: `Edit Cass ${name}` })
  await expect(window.getByText(`Their first password is “cass${name.toLowerCase()}”`)).toBeVisible()
  await expect(window.getByLabel('Paychex ID')).toHaveValue('000')
  await expectAccessible(page)
  const positions = window.getByRole('region', { name: 'Positions' })
  const label = 'Midway - Bartender'
  await positions.getByRole('combobox', { name: 'Position' }).selectOption('Bartender')
  await positions.getByRole('spinbutton', { name: 'Payrate', exact: true }).fill('12.25')
  await positions.getByRole('button', { name: 'Add Position' }).click()
  const rate = positions.getByRole('spinbutton', { name: `Payrate for ${label}` })
  await expect(rate).toHaveValue('12.25')
  await rate.fill('13')
  await positions.getByRole('button', { name: `Save the payrate for ${label}` }).click()
  await expect(rate).toHaveValue('13.00')
  // A race: the text is typed and Escape pressed before it is rendered.
  await typeAndEscape(window.getByLabel('Middle'), 'Lee')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(window).toHaveCount(0)

  await choose(`Cass ${name}`, 'Timesheet')
  const sheet = page.getByRole('dialog', { name: `Timesheets of Cass ${name}` })
  await expect(sheet.getByText('No Timesheets Found!')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Add Entry' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit time entry' })
  await editor.getByLabel('Note').fill('Forgot the badge')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Forgot the badge')).toBeVisible()
  await sheet.getByRole('button', { name: /^Edit / }).click()
  await editor.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(sheet.getByText('No Timesheets Found!')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await choose(`Cass ${name}`, 'Edit')
  await positions.getByRole('button', { name: `Remove ${label}` }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(positions.getByText('No position yet.')).toBeVisible()
  await page.keyboard.press('Escape')

  await choose(`Dee ${name}`, 'Edit')
  const leaving = page.getByRole('dialog', { name: `Edit Dee ${name}` })
  await leaving.getByRole('button', { name: 'Deactivate' }).click()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(leaving.getByText(`Dee ${name} is inactive.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('Inactive', { exact: true }).first().click()
  const card = cardOf(page, `Dee ${name}`)
  await expect(card).toContainText('Inactive')
  await choose(`Dee ${name}`, 'Edit')
  await leaving.getByRole('button', { name: 'Reactivate' }).click()
  await question.getByRole('button', { name: 'Reactivate' }).click()
  await expect(leaving.getByText(`Dee ${name} is active again.`)).toBeVisible()
  await leaving.getByLabel('Seasons before Nightshift').fill('4')
  await leaving.getByLabel('May come back').uncheck()
  await leaving.getByRole('button', { name: 'Save' }).click()
  await expect(leaving.getByText('Saved.')).toBeVisible()
  await leaving.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No employee fits these filters.')).toBeVisible()
  await page.getByText('Active', { exact: true }).first().click()
  await expect(card).toContainText('5th season')
  await card.getByRole('button', { name: 'Details' }).click()
  await expect(card).toContainText('May come backNo')

  await page.getByRole('link', { name: 'Jackets' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(/\d{4} and 4 before Nightshift5\d{4}New this year/)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})
