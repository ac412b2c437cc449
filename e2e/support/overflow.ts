import type { Page } from '@playwright/test'

/** The horizontal overflow of the page in pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
