import { expect, type Page } from '@playwright/test'
import { lowContrastText } from './contrast.ts'
import { overflowOf } from './overflow.ts'

/** The first words of a home page, on their image, in their three layouts, which change at 768 and 1200 px. */
export async function expectReadableHero(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const [width, height] of [
    [320, 568],
    [600, 900],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const hero = page.locator('[data-countdown]')
    await expect(hero).toBeVisible()
    await expect.poll(() => hero.locator('img').evaluateAll(everyLoaded)).toBe(true)
    // Again where it fails: the page may still have been laid out anew while it was measured.
    await expect.poll(() => lowContrastText(4.5, page, hero), `at ${width} px`).toEqual([])
    expect(await overflowOf(page), `at ${width} px`).toBe(0)
  }
}

const everyLoaded = (images: (HTMLElement | SVGElement)[]) =>
  images.every((image) => (image as HTMLImageElement).complete)

/** Right after loading, nothing moves with any preference. */
export const motionOf = (page: Page) =>
  page.evaluate(() => ({
    moves: document.getAnimations().length > 0,
    scrolls: getComputedStyle(document.documentElement).scrollBehavior,
  }))
