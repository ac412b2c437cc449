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

test('an employee edits their account: refused input is kept, and a reload shows what was saved', async ({
  page,
  visit,
  arrive,
  consoleErrors,
}) => {
  await openAccount({ page, visit }, 'ofarouk', 'omarfarouk')
  await expect(page.getByLabel('First')).toHaveValue('Omar')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()))
  await page.getByLabel('Last').fill('   ')
  await page.getByLabel('Email').fill('omar')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Last')).toHaveAccessibleDescription('Please fill this in.')
  await expect(page.getByLabel('Last')).toBeFocused()
  await expect(page.getByText('Please enter an email address, or leave this empty.')).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual([])

  await page.getByLabel('Last').fill('Farouk')
  await page.getByLabel('Email').fill('omar@example.org')
  await page.getByLabel('Middle').fill('  T. ')
  await page.getByLabel('Username').fill('Actor')
  await save(page)
  await expect(page.getByRole('alertdialog', { name: 'Something went wrong' })).toBeVisible()
  await dismissAlert(page, 'This username is taken. Please choose another one.')
  await expect(page.getByLabel('Username')).toHaveValue('Actor')
  await expect(page.getByLabel('Email')).toHaveValue('omar@example.org')
  await page.getByLabel('Username').fill('omar')

  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await save(page)
  await dismissAlert(page, 'Unable to update account. Please refresh the page or try again later.')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ApiError')])
  await expect(page.getByLabel('Username')).toHaveValue('omar')
  await page.unroute('**/api/users/*')
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
  await expect(page.getByLabel('First')).toHaveValue('Omari')
  await expect(page.getByLabel('Phone')).toHaveValue('518-555-0197')
  await save(page)
  await dismissAlert(page, 'Your account has been updated.')

  await page.reload()
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

const changePassword = (page: Page) => page.getByRole('button', { name: 'Change Password' })

async function setPassword(page: Page, password: string, repeated = password) {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat New Password').fill(repeated)
  await page.getByRole('button', { name: 'Set Password' }).click()
}

test('a refused password shows a message and keeps the input; after a change only the new password signs in', async ({
  page,
  visit,
  arrive,
  consoleErrors,
}) => {
  await openAccount({ page, visit }, 'gholm', 'gretaholm')
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    return dialog.accept()
  })
  await page.getByLabel('Phone').fill('518-555-0196')
  await changePassword(page).click()
  await expectAccessible(page)
  await setPassword(page, 'lanterns at dusk', 'lanterns at dawn')
  await setPassword(page, '')
  await expect.poll(() => alerts).toEqual(['Both passwords must match!', 'Both passwords must match!'])
  await setPassword(page, '  fog  ')
  await dismissAlert(page, 'A password has 8 characters or more.')
  await setPassword(page, 'gretaholm')
  await dismissAlert(page, 'Please choose a password that is not made of your name.')
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('gretaholm')
  await page.route('**/updatepassword', (route) => route.abort())
  await setPassword(page, 'lanterns')
  await dismissAlert(page, 'Unable to update password. Please refresh the page or try again later.')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ApiError')])
  await expect(page.getByLabel('Repeat New Password')).toHaveValue('lanterns')
  await page.unroute('**/updatepassword')

  await setPassword(page, 'lanterns at dusk')
  await dismissAlert(page, 'Your password has been updated.')
  await expect(changePassword(page)).toBeFocused()
  await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0)
  // One's own new password is no change by somebody else.
  await save(page)
  await dismissAlert(page, 'Your account has been updated.')

  await page.goto('/employee/logout')
  await arrive('/employee/login')
  await login(page, 'gholm', 'gretaholm')
  await dismissAlert(page, 'Unable to login!')
  await login(page, 'gholm', 'lanternsatdusk')
  await arrive('/employee')
})
