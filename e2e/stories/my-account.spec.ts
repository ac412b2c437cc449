import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { login, openAccount } from '../support/my-account.ts'
import { expect, test } from '../support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

async function dismissAlert(page: Page, text: string) {
  const message = page.getByRole('alertdialog').filter({ hasText: text })
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('an employee edits their account and sets a password; refused input is kept, and only the new password signs in', async ({
  page,
  visit,
  arrive,
}) => {
  await openAccount({ page, visit }, 'ofarouk', 'omarfarouk')
  await expect(page.getByLabel('First')).toHaveValue('Omar')
  await page.getByLabel('Last').fill('   ')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Last')).toHaveAccessibleDescription('Please fill this in.')
  await expect(page.getByLabel('Last')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Last').fill('Farouk')
  await page.getByLabel('Email').fill('omar@example.org')
  await page.getByLabel('Middle').fill('  T. ')
  await page.getByLabel('Username').fill('Actor')
  await save(page)
  await dismissAlert(page, 'This username is taken. Please choose another one.')
  await expect(page.getByLabel('Email')).toHaveValue('omar@example.org')
  await page.getByLabel('Username').fill('omar')
  await save(page)
  await dismissAlert(page, 'Your account has been updated.')
  await expect(page.getByRole('button', { name: 'Account of omar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()

  // Optimistic lock: somebody else saves first.
  await page.getByLabel('First').fill('Omari')
  await page.evaluate(async () => {
    const { id } = await (await fetch('/api/users/me')).json()
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ phone: '518-555-0197' })
    await fetch(`/api/users/${id}`, { method: 'PATCH', headers, body })
  })
  await save(page)
  await dismissAlert(page, 'Somebody else changed this meanwhile. Please look again.')
  await expect(page.getByLabel('Phone')).toHaveValue('518-555-0197')

  const change = page.getByRole('button', { name: 'Change Password' })
  const password = page.getByLabel('New Password', { exact: true })
  const setPassword = async (words: string) => {
    await password.fill(words)
    await page.getByLabel('Repeat New Password').fill(words)
    await page.getByRole('button', { name: 'Set Password' }).click()
  }
  await change.click()
  await expectAccessible(page)
  await setPassword('omarfarouk')
  await dismissAlert(page, 'Please choose a password that is not made of your name.')
  await expect(password).toHaveValue('omarfarouk')
  await setPassword('lanterns at dusk')
  await dismissAlert(page, 'Your password has been updated.')
  await expect(change).toBeFocused()
  await save(page)
  await dismissAlert(page, 'Your account has been updated.')

  await page.getByRole('button', { name: 'Account of omar' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await arrive('/employee/login')
  await login(page, 'omar', 'omarfarouk')
  await dismissAlert(page, 'Unable to login!')
  await login(page, 'omar', 'lanternsatdusk')
  await arrive('/employee')
  await page.getByRole('button', { name: 'Account of omar' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await arrive('/employee/myaccount')
  for (const [label, value] of [
    ['First', 'Omari'],
    ['Middle', 'T.'],
    ['Email', 'omar@example.org'],
    ['Phone', '518-555-0197'],
    ['Username', 'omar'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
})
