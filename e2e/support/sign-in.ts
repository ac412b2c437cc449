import type { Page } from '@playwright/test'

/** The demo logins that the server prints at start, with what each may see. */
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

/** The manager of the second festival. The global set-up sets her password. */
export const HOLIDAY_MANAGER = { username: 'nabernathy', password: 'sleighbells' }

/** Fills in the current login page for a demo login. */
export const fillLogin = (page: Page, username: DemoUser, password = DEMO[username]) =>
  fillLoginOf(page, username, password)

/** The same for anybody. */
export async function fillLoginOf(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Signs in without the login page, whose own stories are elsewhere. */
export const signIn = (page: Page, username: DemoUser) => signInOf(page, username, DEMO[username])

/** The same for anybody. */
export async function signInOf({ request }: Page, username: string, password: string) {
  const answer = await request.post('/api/users/login', { data: { username, password } })
  if (!answer.ok()) throw new Error(`${username} cannot sign in: ${answer.status()}`)
}

/** Chooses a festival in the dialog for people who belong to none. */
export async function chooseFestival(page: Page, name: string | RegExp) {
  const chooser = page.getByRole('alertdialog', { name: 'Choose a Festival' })
  await chooser.getByRole('radio', { name }).check()
  await chooser.getByRole('button', { name: 'Okay' }).click()
}
