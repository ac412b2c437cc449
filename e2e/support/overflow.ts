import type { Page } from '@playwright/test'

/** How many pixels stick out at the side. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
