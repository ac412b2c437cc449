import type { Page } from '@playwright/test'

type Steps = {
  page: Page
  visit: (address: string) => Promise<void>
  arrive: (path: string) => Promise<void>
}

/** Fills the login page that is on the screen for anybody of the demo: each story has a person of its own. */
export async function login(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

export async function openAccount({ page, visit, arrive }: Steps, username: string, password: string) {
  await visit('/employee/myaccount')
  await login(page, username, password)
  await arrive('/employee/myaccount')
}
