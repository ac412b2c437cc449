import { expectAccessible } from '../support/accessible.ts'
import { cardOf, EMPLOYEES, menuOf } from '../support/employees.ts'
import { newName, openAs, openOffice, test } from '../support/office.ts'
import { expect } from '../support/test.ts'

test('a manager adds an employee, assigns and removes positions, and deactivates and reactivates a clocked-in employee', async ({
  page,
  visit,
  office,
}) => {
  const name = newName()
  const { id } = await office.hire(name, { firstName: 'Dee' })
  await office.scan(id)
  await openAs({ page, visit }, 'manager', `${EMPLOYEES}?q=${name}`)
  await page.getByRole('button', { name: 'Add Employee' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Employee' })
  await expect(adding.getByLabel('Access Level')).toHaveCount(0)
  await adding.getByRole('button', { name: 'Add Employee' }).click()
  await expect(adding.getByText('Please fill this in.')).toHaveCount(3)
  await adding.getByLabel('First').fill(' Cass ')
  await adding.getByLabel('Last').fill(name)
  await adding.getByLabel('Username').fill('manager')
  await adding.getByRole('button', { name: 'Add Employee' }).click()
  const failure = page.getByRole('alertdialog', { name: 'Something went wrong' })
  await expect(failure).toContainText('This username is taken. Please choose another one.')
  await failure.getByRole('button', { name: 'Okay' }).click()
  await adding.getByLabel('Username').fill(name)
  await adding.getByRole('button', { name: 'Add Employee' }).click()

  const window = page.getByRole('dialog', { name: `Edit Cass ${name}` })
  await expect(window.getByText(`Their first password is “cass${name.toLowerCase()}”`)).toBeVisible()
  await expect(window.getByLabel('Paychex ID')).toHaveValue('000')
  await expectAccessible(page)
  const positions = window.getByRole('region', { name: 'Positions' })
  const payrate = positions.getByRole('spinbutton', { name: 'Payrate', exact: true })
  await positions.getByRole('combobox', { name: 'Position' }).selectOption('Bartender')
  await expect(payrate).not.toHaveValue('')
  await payrate.fill('12.30')
  await expect(positions.getByText('From 0 to 500, in steps of 0.25.')).toBeVisible()
  await payrate.fill('12.25')
  await positions.getByRole('button', { name: 'Add Position' }).click()
  const rate = positions.getByRole('spinbutton', { name: 'Payrate for Midway - Bartender' })
  await expect(rate).toHaveValue('12.25')
  await rate.fill('13')
  await positions.getByRole('button', { name: 'Save the payrate for Midway - Bartender' }).click()
  await expect(rate).toHaveValue('13.00')
  await positions.getByRole('button', { name: 'Remove Midway - Bartender' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(positions.getByText('No position yet.')).toBeVisible()
  await page.keyboard.press('Escape')

  await menuOf(page, `Dee ${name}`)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  const leaving = page.getByRole('dialog', { name: `Edit Dee ${name}` })
  await leaving.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(leaving.getByText(`Dee ${name} is inactive.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('Inactive', { exact: true }).first().click()
  await expect(cardOf(page, `Dee ${name}`)).toContainText('Inactive')
  for (const button of ['All Badges', 'Clock Out All', 'Add Employee'])
    await expect(page.getByRole('button', { name: button })).toHaveCount(0)

  await menuOf(page, `Dee ${name}`)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await leaving.getByRole('button', { name: 'Reactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(leaving.getByText(`Dee ${name} is active again.`)).toBeVisible()
  await leaving.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No employee fits these filters.')).toBeVisible()
})

test('an administrator moves an employee to another festival, and demotes an administrator without a festival', async ({
  page,
  visit,
  playwright,
}) => {
  const office = await openOffice(playwright, 'admin')
  const name = newName()
  const { id } = await office.hire(name)
  await office.scan(id)
  const bea = { firstName: 'Bea', lastName: name, username: `bea${name}`, accessLvl: 3, festivalId: null }
  await office.calls.post('/api/users/signup', { data: bea })
  await openAs({ page, visit }, 'admin', `${EMPLOYEES}?q=${name}`)
  const edit = async (who: string) => {
    await menuOf(page, who)
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  }
  const window = page.getByRole('dialog')

  await edit(`Ash ${name}`)
  await expect(window.getByLabel('Festival')).toHaveValue('1')
  await window.getByLabel('Festival').selectOption('Scary Little Christmas')
  await window.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Move Ash ${name} to Scary Little Christmas?`)
  await question.getByRole('button', { name: 'Move' }).click()
  await expect(window).toHaveCount(0)
  await expect(cardOf(page, `Ash ${name}`)).toHaveCount(0)

  await edit(`Bea ${name}`)
  await expect(window.getByLabel('Festival')).toHaveValue('')
  await expect(window.getByRole('region', { name: 'Positions' })).toHaveCount(0)
  await window.getByLabel('Access Level').selectOption('1 – Lead')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText('Please choose the festival they belong to.')).toBeVisible()
  await expectAccessible(page)
  await window.getByLabel('Festival').selectOption('Dreadmoor Haunted Hayride')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText('Saved.')).toBeVisible()
  await expect(window.getByRole('region', { name: 'Positions' })).toBeVisible()
  await expect(window.getByRole('option', { name: 'Every festival' })).toHaveCount(0)
  await office.close()
})
