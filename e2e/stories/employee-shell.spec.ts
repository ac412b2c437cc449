import { overflowOf } from '../support/overflow.ts'
import { fillLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test.describe('on a dark phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' })

  test('every link is in view, however long the names are; the pages are dark, and a chosen light scheme stays from the first paint on', async ({
    page,
    visit,
    arrive,
  }) => {
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
    await page.route('**/api/users/me', async (route) => {
      const me = await (await route.fetch()).json()
      const festival = {
        ...me.festival,
        logo: null,
        name: 'The Longest Night of Dreadmoor '.repeat(3).trim(),
      }
      await route.fulfill({ json: { ...me, username: 'w'.repeat(80), festival } })
    })
    await visit('/employee')
    await fillLogin(page, 'manager')
    await arrive('/employee')
    expect(await scheme()).toBe('dark')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(['Timeclock', 'My nights', 'To-do', 'Admin'])
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await overflowOf(page)).toBe(0)
      for (const link of await links.all()) {
        await expect(link).toBeInViewport({ ratio: 1 })
        const { height, text, room } = await link.evaluate((element) => ({
          height: element.getBoundingClientRect().height,
          text: element.scrollWidth,
          room: element.clientWidth,
        }))
        expect(height).toBeGreaterThanOrEqual(44)
        expect(text).toBe(room)
      }
      for (const name of ['Account of', 'Switch to'])
        await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeInViewport({ ratio: 1 })
    }
    await links.filter({ hasText: 'Timeclock' }).click()
    await arrive('/employee/timeclock')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(links.first()).toBeInViewport({ ratio: 1 })
    await links.filter({ hasText: 'Admin' }).click()
    await arrive('/employee/admin')

    await page.getByRole('button', { name: 'Switch to the light scheme' }).click()
    expect(await scheme()).toBe('light')
    await page.goto('/employee/timeclock', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    expect(await scheme()).toBe('light')
    await arrive('/employee/timeclock')
  })
})
