import type { Page } from '@playwright/test'
import { applicant, cardOf, sendApplication } from '../support/hiring.ts'
import { newName, openAs, test } from '../support/office.ts'
import { expect } from '../support/test.ts'

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You have changes that are not saved. Leave and lose them?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Cancel' }).click()
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard changes' }).click()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
// Not page.goBack(), which waits for a page to load.
const back = (page: Page) => page.evaluate(() => window.history.back())

test('every way to leave a page with unsaved changes asks first, and Back closes a modal before it leaves', async ({
  page,
  visit,
  arrive,
  request,
  office,
}) => {
  test.slow()
  const reed = applicant('Reed')
  await sendApplication(request, reed)
  const name = newName()
  await office.hire(name)
  await openAs({ page, visit }, 'admin', '/employee/admin')

  await tab(page, 'General')
  const welcome = page.getByLabel('Welcome Message')
  await welcome.fill('Half a sentence')
  await tab(page, 'Events')
  await stay(page)
  await back(page)
  await stay(page)
  await expect(welcome).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'Account of admin' }).click()
  await page.getByRole('menuitem', { name: 'Change Festival' }).click()
  await stay(page)
  await expect(welcome).toHaveValue('Half a sentence')
  await back(page)
  await discard(page)
  await arrive('/employee/admin')

  await tab(page, 'Applications')
  await page.getByLabel('Filter by text').fill(reed.lastName)
  await cardOf(page, reed).getByLabel('Management Notes').fill('Calm under pressure')
  await tab(page, 'Employees')
  await discard(page)
  await arrive('/employee/admin/employees')
  // The address changes before the page's chunk is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()

  await page.getByLabel('Filter by text').fill(name)
  const card = page.getByRole('article', { name: `Ash ${name}` })
  await card.getByRole('button', { name: 'Notes' }).click()
  await card.getByRole('textbox').fill('Knows the back stairs')
  const status = page.getByRole('radiogroup', { name: 'Status' })
  // Another list is loaded meanwhile, and the draft is still there.
  await status.getByText('Inactive').click()
  await expect(card).toHaveCount(0)
  await status.getByText('Active', { exact: true }).click()
  await expect(card.getByRole('textbox')).toHaveValue('Knows the back stairs')
  await tab(page, 'Dashboard')
  await stay(page)
  await card.getByRole('button', { name: /^Save the notes/ }).click()
  await expect(card.getByRole('button', { name: /^Save the notes/ })).toHaveCount(0)
  await tab(page, 'Dashboard')
  await arrive('/employee/admin')

  // Back closes a modal before it leaves the page.
  await back(page)
  await page.getByLabel('Filter by text').fill(name)
  const address = page.url()
  const menu = page.getByRole('button', { name: `Actions for Ash ${name}` })
  const editor = page.getByRole('dialog', { name: `Edit Ash ${name}` })
  const phone = editor.getByLabel('Phone', { exact: true })
  const openEditor = async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  }
  await openEditor()
  await expect(editor).toBeVisible()
  await back(page)
  await expect(editor).toHaveCount(0)
  await expect(menu).toBeFocused()
  await openEditor()
  await phone.fill('555-0142')
  await back(page)
  const lose = page.getByRole('alertdialog', { name: 'You have changes that are not saved. Close' })
  // Back closes the confirmation.
  await expect(lose).toBeVisible()
  await back(page)
  await expect(lose).toHaveCount(0)
  await expect(phone).toHaveValue('555-0142')
  await back(page)
  await lose.getByRole('button', { name: 'Discard changes' }).click()
  await expect(editor).toHaveCount(0)
  await expect(page).toHaveURL(address)
  await expect(menu).toBeFocused()

  await page.getByRole('button', { name: 'Account of admin' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await page.getByLabel('Phone', { exact: true }).fill('555-0199')
  await page.getByRole('link', { name: 'Timeclock' }).click()
  await discard(page)
  await arrive('/employee/timeclock')
})
