import { showCode } from '@nightshift/shared/one-time-code'
import type { APIRequestContext, Page } from '@playwright/test'

export const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })

/** The bar about the connection and the scans that wait. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

/** Adds a kiosk with the session of an administrator. Answers its id and its code. */
export async function addKiosk(
  calls: APIRequestContext,
  kiosk: { name: string; festivalId: number },
): Promise<{ id: number; code: string }> {
  const added = await calls.post('/api/kiosks', { data: kiosk })
  if (!added.ok()) throw new Error(`/api/kiosks: ${added.status()} ${await added.text()}`)
  return added.json()
}

/** Enters an enrolment code as people do, in lower case and with its dash. */
export async function setUp(page: Page, code: string) {
  await page.getByRole('button', { name: 'Set up this kiosk' }).click()
  const dialog = question(page, 'Set up this kiosk')
  await dialog.getByLabel('Code').fill(showCode(code).toLowerCase())
  await dialog.getByRole('button', { name: 'Set Up' }).click()
}
