import { openAs } from '../support/office.ts'
import { overflowOf } from '../support/overflow.ts'
import { fillLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('an employee who types the address of an admin page is redirected to the welcome page; each link opens its page', async ({
  page,
  visit,
  arrive,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await visit('/employee/admin/events')
  await fillLogin(page, 'actor')
  await arrive('/employee')
  await expect(navigation.getByRole('link')).toHaveText(['Timeclock', 'My nights', 'To-do'])
  for (const [name, path] of [
    ['Timeclock', '/employee/timeclock'],
    ['My nights', '/employee/my-nights'],
    ['To-do', '/employee/todo'],
  ] as const) {
    await navigation.getByRole('link', { name }).click()
    await arrive(path)
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('every link is in view, however long the names are', async ({ page, visit, arrive }) => {
    await page.route('**/api/users/me', async (route) => {
      const me = await (await route.fetch()).json()
      const festival = {
        ...me.festival,
        logo: null,
        name: 'The Longest Night of Dreadmoor '.repeat(3).trim(),
      }
      await route.fulfill({ json: { ...me, username: 'w'.repeat(80), festival } })
    })
    await openAs({ page, visit }, 'manager', '/employee')
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
  })
})

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' })

  test('the pages are dark, and a chosen light scheme stays from the first paint on', async ({
    page,
    visit,
    arrive,
  }) => {
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
    await visit('/employee/login')
    expect(await scheme()).toBe('dark')
    await fillLogin(page, 'manager')
    await arrive('/employee')
    await page.getByRole('button', { name: 'Switch to the light scheme' }).click()
    expect(await scheme()).toBe('light')

    await page.goto('/employee', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    expect(await scheme()).toBe('light')
    await arrive('/employee')
  })
})
