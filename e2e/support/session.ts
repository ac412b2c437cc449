import type { Page } from '@playwright/test'

/** The cookie that says when the session ends, in milliseconds. */
export async function sessionEnd(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name.endsWith('FM_SESS'))!
}

/** Makes the browser believe that the session ends in so many minutes, and looks at the page again. */
export async function endSessionIn(page: Page, minutes: number) {
  const cookie = await sessionEnd(page)
  await page.context().addCookies([{ ...cookie, value: String(Date.now() + minutes * 60_000) }])
  await lookAgain(page)
}

export const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
