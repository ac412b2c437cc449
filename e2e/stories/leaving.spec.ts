import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { newName, test } from '../support/office.ts'
import { chooseFestival, fillLogin } from '../support/sign-in.ts'
import { expect } from '../support/test.ts'

const DAY_S = 24 * 60 * 60
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You have changes that are not saved. Leave and lose them?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Cancel' }).click()
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard changes' }).click()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
// Not page.goBack(), which waits for a page to load.
const back = (page: Page) => page.evaluate(() => window.history.back())

const account = (page: Page) => page.getByRole('button', { name: 'Account of admin' })

async function changeFestival(page: Page) {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Change Festival' }).click()
}

test('an administrator works in the chosen festival until they switch; each way to leave unsaved changes asks first, and Back closes a modal before it leaves', async ({
  page,
  visit,
  arrive,
  office,
}) => {
  const name = newName()
  await office.hire(name)
  await visit('/employee/login')
  await fillLogin(page, 'admin')
  const chooser = page.getByRole('alertdialog', { name: 'Choose a Festival' })
  await expect(chooser.getByRole('radio', { name: 'Dreadmoor Haunted Hayride' })).toBeChecked()
  await expectAccessible(page)
  // Chromium closes a dialog on the second Escape, whatever the page says.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(chooser).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const banner = page.getByRole('banner')
  await expect(banner.getByAltText('Scary Little Christmas')).toBeVisible()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'FM_CUR_FEST')
  expect(cookie).toMatchObject({ value: '2', path: '/', sameSite: 'Lax', httpOnly: false })
  expect(Math.abs(cookie!.expires - Date.now() / 1000 - DAY_S)).toBeLessThan(120)

  await changeFestival(page)
  await chooseFestival(page, 'Dreadmoor Haunted Hayride')
  await expect(account(page)).toBeFocused()
  await expect(banner.getByAltText('Dreadmoor Haunted Hayride')).toBeVisible()

  await page.getByRole('link', { name: 'Admin' }).click()
  await tab(page, 'General')
  const welcome = page.getByLabel('Welcome Message')
  await welcome.fill('Half a sentence')
  await tab(page, 'Events')
  await stay(page)
  await back(page)
  await stay(page)
  await changeFestival(page)
  await stay(page)
  await expect(account(page)).toBeFocused()
  await expect(welcome).toHaveValue('Half a sentence')
  await back(page)
  await discard(page)
  await expect(welcome).toHaveCount(0)

  await tab(page, 'Employees')
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

  // Back closes a modal before it leaves the page.
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
  await tab(page, 'Dashboard')
  await arrive('/employee/admin')
})
