import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { dismissAlert } from '../support/payroll.ts'
import { redAndBlue } from '../support/pictures.ts'
import { DEMO } from '../support/sign-in.ts'
import { launchProduct } from '../support/start-product.ts'
import { expect, test } from '../support/test.ts'

// These stories change settings that all others rely on, so they run on their own server.
test.describe.configure({ mode: 'default' })

let product: Awaited<ReturnType<typeof launchProduct>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await launchProduct()
})
test.afterAll(() => product.stop())
const at = (path: string) => `http://localhost:${product.port}${path}`

/** Signs in as the administrator, with this festival chosen. */
async function signInFor(page: Page, festivalId: number) {
  await page.context().addCookies([{ name: 'FM_CUR_FEST', value: String(festivalId), url: at('/') }])
  await page.request.post(at('/api/users/login'), { data: { username: 'admin', password: DEMO.admin } })
}

test('an administrator changes the settings, and header, navigation and public site follow at once', async ({
  page,
  visit,
}) => {
  await signInFor(page, 1)
  await visit(at('/employee/admin/general'))
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()

  const preview = page.getByRole('region', { name: 'NOTICE' })
  await page.getByLabel('Public Message').fill('Closed tonight: the moor is <b>flooded</b>.')
  await expect(preview).toContainText('NOTICE Closed tonight: the moor is <b>flooded</b>.')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(' ')
  await save.click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(
    'Please enter a name.',
  )
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dreadmoor After Dark')
  await page.getByRole('combobox', { name: 'Time Zone' }).fill('halifax')
  await page.getByRole('option', { name: 'America/Halifax' }).click()
  await page.getByLabel('Longest Shift').selectOption('10 hours')
  await page.getByRole('switch', { name: 'To-dos' }).uncheck()
  await page.getByRole('switch', { name: 'Applications' }).uncheck()
  await save.click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await expect(page.getByLabel('Longest Shift')).toHaveValue('10')
  await expect(page.getByRole('banner').getByAltText('Dreadmoor After Dark')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To-do' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Applications' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Choose Logo' }).click()
  const crop = page.getByRole('dialog', { name: 'Choose Logo' })
  await crop.locator('input[type=file]').setInputFiles(redAndBlue(800, 200))
  const logo = page.getByRole('banner').getByAltText('Dreadmoor After Dark')
  const before = await logo.getAttribute('src')
  await crop.getByRole('button', { name: 'Use Picture' }).click()
  await expect(page.getByText('The new logo is saved.')).toBeVisible()
  await expect(logo).not.toHaveAttribute('src', before!)
  const size = await logo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
  expect(size).toEqual([500, 125])

  // Optimistic lock: somebody else saves first; the typed text stays.
  await page.getByLabel('Welcome Message').fill('Mine.')
  await page.request.patch(at('/api/festivals/1'), { data: { publicMsg: 'Theirs.' } })
  await save.click()
  await dismissAlert(page, 'Somebody else changed this meanwhile. Please look again.')
  await expect(page.getByLabel('Public Message')).toHaveValue('Theirs.')
  await expect(page.getByLabel('Welcome Message')).toHaveValue('Mine.')
  await save.click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)

  await visit(at('/employee'))
  await expect(page.getByText('Mine.')).toBeVisible()
  await page.goto(at('/'))
  await expect(page.getByRole('region', { name: 'NOTICE' })).toContainText('Theirs.')
})

test('the dates of a season are edited, and the preview of its nights follows', async ({ page, visit }) => {
  await signInFor(page, 2)
  await visit(at('/employee/admin/general/season'))
  const nights = page.getByRole('region', { name: 'The nights' })
  await expect(nights).toContainText('8 nights, Nov 29, 2024 to Dec 21, 2024')
  await expectAccessible(page)
  const save = page.getByRole('button', { name: 'Save Season' })
  await expect(save).toBeDisabled()

  await page.getByLabel('Opening').fill('2025-11-28T18:00')
  await expect(nights).toContainText('8 nights, Nov 28, 2025 to Dec 20, 2025')
  await page.getByLabel('Weekends').fill('0')
  await expect(page.getByLabel('Weekends')).toHaveAccessibleDescription(
    /Please enter a number from 1 to 26\./,
  )
  await page.getByLabel('Weekends').fill('3')
  await page.getByLabel('Date').fill('2025-12-12')
  await expect(page.getByText('This is a night of the season already.')).toBeVisible()
  await page.getByLabel('Date').fill('2025-12-23')
  await page.getByRole('button', { name: 'Add Night' }).click()
  await page.getByLabel('Shifts end').fill('22:30')
  await expect(nights).toContainText('7 nights, Nov 28, 2025 to Dec 23, 2025 · Shifts 4pm to 10:30pm')
  await expect(nights.getByRole('listitem').filter({ hasText: 'Tuesday, December 23' }).last()).toContainText(
    'tu1',
  )
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('The season is saved.')).toBeVisible()
  expect(await (await page.request.get(at('/api/festivals/2/season'))).json()).toMatchObject({
    opensAt: '2025-11-28T23:00:00.000Z',
    weekends: 3,
    extraNights: ['2025-12-23'],
    shiftStart: '16:00',
    shiftEnd: '22:30',
  })
  await page.reload()
  await expect(nights).toContainText('7 nights')
  await page.getByRole('button', { name: 'Remove Tuesday, December 23, 2025' }).click()
  await expect(nights).toContainText('6 nights')
})

test('apply form and calendar follow a new season, old applications keep their nights, and the change is in the audit log', async ({
  page,
  visit,
}) => {
  await signInFor(page, 1)
  await page.request.patch(at('/api/festivals/1'), { data: { enableApps: true } })
  const season = await (await page.request.get(at('/api/festivals/1/season'))).json()
  const next = { ...season, opensAt: '2025-09-12T23:00:00.000Z', extraNights: ['2025-11-01'] }
  expect((await page.request.patch(at('/api/festivals/1/season'), { data: next })).ok()).toBe(true)

  await visit(at('/apply'))
  await expect(page.getByRole('checkbox', { name: 'Friday, September 12, 2025 5pm to 1am' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /September 13,/ })).toHaveAccessibleName(/^Saturday/)
  await page.goto(at('/#schedule'))
  await expect(page.getByText('September 2025').first()).toBeVisible()

  await page.goto(at('/employee/admin/applications?q=Hugo'))
  const card = page.getByRole('article').filter({ hasText: 'Hugo Beaumont' })
  await expect(card).toContainText('Saturday, October 12')
  await expect(card).toContainText('Saturday, November 2')

  const [festival] = await (await page.request.get(at('/api/festivals'))).json()
  const settings = { welcomeMsg: 'Mind the bog.' }
  expect((await page.request.patch(at(`/api/festivals/${festival.id}`), { data: settings })).ok()).toBe(true)
  for (const name of ['The Crypt', 'The Catacombs']) {
    const data = { name, festivalId: 1 }
    expect((await page.request.post(at('/api/events'), { data })).ok()).toBe(true)
  }
  await visit(at('/employee/admin/general/audit'))
  const list = page.getByRole('list', { name: 'Changes' })
  const newest = list.getByRole('article').first()
  await expect(newest.getByRole('heading')).toHaveText('Event addedThe Catacombs')
  await expect(newest).toContainText('Ada Blackwood')
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(newest.getByRole('definition')).toHaveText(['Before: –', 'After: The Catacombs'])
  await expectAccessible(page)

  await page.getByLabel('Kind').selectOption('Event')
  await expect(list.getByRole('article')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Person' }).click()
  await page.getByRole('option', { name: 'Sam Hollow' }).click()
  await expect(page.getByRole('heading', { name: 'No changes found' })).toBeVisible()
})
