import type { Page } from '@playwright/test'

/** The cookie that says when the session ends, in milliseconds. */
export async function sessionEnd(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name.endsWith('FM_SESS'))!
}

/** Sets the session's end to this many minutes from now, in the browser's cookie, and has the page read it. */
export async function endSessionIn(page: Page, minutes: number) {
  const cookie = await sessionEnd(page)
  await page.context().addCookies([{ ...cookie, value: String(Date.now() + minutes * 60_000) }])
  await fireVisibilityChange(page)
}

export const fireVisibilityChange = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
