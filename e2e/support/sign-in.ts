import type { Page } from '@playwright/test'

/** The demo's people and what they may see, as the start of the server prints them. */
export const DEMO = {
  admin: 'adablackwood',
  manager: 'maravoss',
  lead: 'lenacrow',
  actor: 'samhollow',
  bartender: 'tessmarsh',
  newcomer: 'novapale',
  departed: 'edgarmoss',
}
export type DemoUser = keyof typeof DEMO

/** Fills the login page that is on the screen. */
export async function fillLogin(page: Page, username: DemoUser, password = DEMO[username]) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}
