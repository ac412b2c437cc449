import { expectAccessible } from '../support/accessible.ts'
import { dismissAlert } from '../support/payroll.ts'
import { redAndBlue } from '../support/pictures.ts'
import { DEMO } from '../support/sign-in.ts'
import { launchProduct } from '../support/start-product.ts'
import { expect, test } from '../support/test.ts'

// This story changes settings that all others rely on, so it runs on its own server.

let product: Awaited<ReturnType<typeof launchProduct>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await launchProduct()
})
test.afterAll(() => product.stop())
const at = (path: string) => `http://localhost:${product.port}${path}`

test('an administrator changes settings, logo and season; navigation, public site, apply form and audit log follow', async ({
  page,
  visit,
}) => {
  await page.context().addCookies([{ name: 'FM_CUR_FEST', value: '1', url: at('/') }])
  const login = { username: 'admin', password: DEMO.admin }
  await page.request.post(at('/api/users/login'), { data: login })
  await visit(at('/employee/admin/general'))
  const save = page.getByRole('button', { name: 'Save', exact: true })
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
  await page.request.patch(at('/api/festivals/1'), { data: { publicMsg: 'Theirs.', enableApps: true } })
  await save.click()
  await dismissAlert(page, 'Somebody else changed this meanwhile. Please look again.')
  await expect(page.getByLabel('Public Message')).toHaveValue('Theirs.')
  await expect(page.getByLabel('Welcome Message')).toHaveValue('Mine.')
  await save.click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)

  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('link', { name: 'Season', exact: true }).click()
  const nights = page.getByRole('region', { name: 'The nights' })
  await expect(nights).toContainText('15 nights, Sep 13, 2024 to Nov 2, 2024')
  await expectAccessible(page)
  const saveSeason = page.getByRole('button', { name: 'Save Season' })
  await expect(saveSeason).toBeDisabled()
  await page.getByRole('button', { name: 'Remove Saturday, November 2, 2024' }).click()
  await page.getByLabel('Opening').fill('2025-09-12T19:00')
  await expect(nights).toContainText('14 nights, Sep 12, 2025 to Oct 25, 2025')
  await page.getByLabel('Weekends').fill('0')
  await expect(page.getByLabel('Weekends')).toHaveAccessibleDescription(
    /Please enter a number from 1 to 26\./,
  )
  await page.getByLabel('Weekends').fill('6')
  await page.getByLabel('Date').fill('2025-10-10')
  await expect(page.getByText('This is a night of the season already.')).toBeVisible()
  await page.getByLabel('Date').fill('2025-10-28')
  await page.getByRole('button', { name: 'Add Night' }).click()
  await page.getByLabel('Shifts end').fill('22:30')
  await expect(nights).toContainText('13 nights, Sep 12, 2025 to Oct 28, 2025 · Shifts 5pm to 10:30pm')
  await expect(nights.getByRole('listitem').filter({ hasText: 'Tuesday, October 28' }).last()).toContainText(
    'tu1',
  )
  await expectAccessible(page)
  await saveSeason.click()
  await expect(page.getByText('The season is saved.')).toBeVisible()
  expect(await (await page.request.get(at('/api/festivals/1/season'))).json()).toMatchObject({
    opensAt: '2025-09-12T22:00:00.000Z',
    weekends: 6,
    extraNights: ['2025-10-28'],
    shiftStart: '17:00',
    shiftEnd: '22:30',
  })

  for (const name of ['The Crypt', 'The Catacombs']) {
    const data = { name, festivalId: 1 }
    expect((await page.request.post(at('/api/events'), { data })).ok()).toBe(true)
  }
  await page.getByRole('link', { name: 'Audit', exact: true }).click()
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

  // Applications keep the nights that they were asked about.
  await page.getByRole('link', { name: 'Applications' }).click()
  await page.getByLabel('Filter by text').fill('Hugo')
  const card = page.getByRole('article').filter({ hasText: 'Hugo Beaumont' })
  await expect(card).toContainText('Saturday, October 12')
  await expect(card).toContainText('Saturday, November 2')

  await visit(at('/employee'))
  await expect(page.getByText('Mine.')).toBeVisible()
  await visit(at('/apply'))
  const first = page.getByRole('checkbox', { name: 'Friday, September 12, 2025 5pm to 10:30pm' })
  await expect(first).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /September 13,/ })).toHaveAccessibleName(/^Saturday/)
  await page.goto(at('/#schedule'))
  await expect(page.getByRole('region', { name: 'NOTICE' })).toContainText('Theirs.')
  await expect(page.getByText('September 2025').first()).toBeVisible()
})
