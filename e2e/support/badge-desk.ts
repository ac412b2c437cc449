import type { Browser } from '@playwright/test'
import { frameOfPicture } from './fake-camera.ts'
import { signIn } from './sign-in.ts'
import type { Employee } from './staff.ts'
import { at, BRAND_HOST } from './test.ts'

/** A camera frame with somebody's badge as the office prints it. */
export async function printedBadge(browser: Browser, { name }: Employee) {
  // Device scale factor: the preview is small, and the printed badge is sharper.
  const context = await browser.newContext({ baseURL: at(BRAND_HOST), deviceScaleFactor: 2 })
  const office = await context.newPage()
  await signIn(office, 'lead')
  await office.goto(`/employee/admin/employees?q=${name.split(' ')[1]}`)
  await office.getByRole('button', { name: `Actions for ${name}` }).click()
  await office.getByRole('menuitem', { name: 'Badge', exact: true }).click()
  await office.getByRole('radio', { name: 'Labels, one to a page' }).check()
  const picture = await office.getByRole('article', { name: `Badge of ${name}` }).screenshot()
  await office.goto('about:blank')
  const frame = await frameOfPicture(office, picture)
  await context.close()
  return frame
}
