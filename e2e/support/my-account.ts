import type { Page } from '@playwright/test'
import { signInOf } from './sign-in.ts'

type Steps = { page: Page; visit: (address: string) => Promise<void> }

/** Fills in the current login page for a person of the demo. Each story uses its own person. */
export async function login(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

export async function openAccount({ page, visit }: Steps, username: string, password: string) {
  await signInOf(page, username, password)
  await visit('/employee/myaccount')
}
