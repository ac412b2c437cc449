import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { newName, openAs, test } from '../support/office.ts'
import { expect } from '../support/test.ts'

/** Opens a window from the menu of somebody's card. */
async function pick(page: Page, person: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${person}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a lead views a shift and an application read-only; a manager adds, edits and deletes shifts', async ({
  page,
  visit,
  office,
}) => {
  const name = newName()
  await office.hire(name, { firstName: 'Bea' })
  const ash = await office.hire(name)
  await office.scan(ash.id)
  await office.clockOut(ash.id)
  await openAs({ page, visit }, 'lead', `/employee/admin/employees?q=${name}`)
  await pick(page, `Ash ${name}`, 'Timesheet')
  const shifts = page.getByRole('dialog', { name: `Timesheets of Ash ${name}` })
  await expect(shifts.getByText('0.00').first()).toBeVisible()
  await expect(shifts.getByRole('button', { name: /^(Edit|Add)/ })).toHaveCount(0)
  await shifts.getByRole('button', { name: 'Close' }).click()

  await pick(page, `Ash ${name}`, 'Application')
  const alert = page.getByRole('alertdialog', { name: 'Not Found' })
  await expect(alert).toContainText('No application found for this employee.')
  await alert.getByRole('button', { name: 'Okay' }).click()

  // Somebody of the demo who was hired from an application.
  const hired = await office.calls.get('/api/applications', {
    params: { filter: JSON.stringify({ where: { status: 'hired' }, limit: 1 }) },
  })
  const [application] = await hired.json()
  const { firstName, lastName, city } = JSON.parse(application.rawData)
  await page.getByLabel('Filter by text').fill(lastName)
  await page.getByRole('button', { name: new RegExp(`Actions for ${firstName}.*${lastName}`) }).click()
  await page.getByRole('menuitem', { name: 'Application' }).click()
  await expect(page.getByRole('dialog', { name: new RegExp(lastName) })).toContainText(city)

  // No page is left that would ask with the session of the lead.
  await page.goto('about:blank')
  await openAs({ page, visit }, 'manager', `/employee/admin/employees?q=${name}`)
  await pick(page, `Bea ${name}`, 'Timesheet')
  const sheet = page.getByRole('dialog', { name: `Timesheets of Bea ${name}` })
  await expect(sheet.getByText('No Timesheets Found!')).toBeVisible()
  await expectAccessible(page)

  await sheet.getByRole('button', { name: 'Add Entry' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit time entry' })
  await editor.getByLabel('Note').fill('Forgot the badge')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Forgot the badge')).toBeVisible()

  await sheet.getByRole('button', { name: /^Edit / }).click()
  await editor.getByRole('button', { name: 'History' }).click()
  await expect(editor.getByText('added the entry')).toBeVisible()
  await expect(editor.getByText('edited the entry')).toBeVisible()
  await expectAccessible(page)

  await editor.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure you want to delete this time entry? You cannot undo this action!',
  )
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(sheet.getByText('No Timesheets Found!')).toBeVisible()
})
