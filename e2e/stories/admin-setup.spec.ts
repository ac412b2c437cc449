import { expectAccessible } from '../support/accessible.ts'
import { overflowOf } from '../support/overflow.ts'
import { pictureAt, redAndBlue } from '../support/pictures.ts'
import { signIn } from '../support/sign-in.ts'
import { at, BRAND_HOST, expect, test } from '../support/test.ts'

// The orchard: no other story works there.
const FESTIVAL = 3
const NAME = 'Harrow Orchard'

test('an administrator sets up a festival: settings, logo, season, an event and its position; navigation, public site and audit log follow', async ({
  page,
  visit,
}) => {
  await page.context().addCookies([{ name: 'FM_CUR_FEST', value: String(FESTIVAL), url: at(BRAND_HOST) }])
  await signIn(page, 'admin')
  await visit('/employee/admin/general')
  await page.getByRole('combobox', { name: 'Time Zone' }).fill('halifax')
  await page.getByRole('option', { name: 'America/Halifax' }).click()
  await page.getByLabel('Longest Shift').selectOption('10 hours')
  await page.getByLabel('Public Message').fill('Closed tonight: the maze is <b>flooded</b>.')
  await page.getByRole('switch', { name: 'To-dos' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To-do' })).toBeVisible()

  await page.getByRole('button', { name: 'Choose Logo' }).click()
  const crop = page.getByRole('dialog', { name: 'Choose Logo' })
  await crop.locator('input[type=file]').setInputFiles(redAndBlue(800, 200))
  await crop.getByRole('button', { name: 'Use Picture' }).click()
  await expect(page.getByText('The new logo is saved.')).toBeVisible()
  const logo = page.getByRole('banner').getByAltText(NAME)
  const { width, height, red } = await pictureAt(page, (await logo.getAttribute('src'))!)
  expect([width, height]).toEqual([500, 125])
  expect(red).toContain('left')
  expect(red).not.toContain('right')

  const section = (name: string) => page.getByRole('link', { name, exact: true }).click()
  await section('Season')
  const nights = page.getByRole('region', { name: 'The nights' })
  await page.getByLabel('Date').fill('2024-12-28')
  await page.getByLabel('Shifts end').fill('22:30')
  await page.getByRole('button', { name: 'Add Night' }).click()
  await expect(nights.getByRole('listitem').filter({ hasText: 'December 28' }).last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Season' }).click()
  await expect(page.getByText('The season is saved.')).toBeVisible()

  await section('Events')
  await page.getByLabel('New event').fill('Corn Pit')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Rename Corn Pit' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename event' })
  await expectAccessible(page)
  await rename.getByLabel('Name').fill('Corn Maze')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Rename Corn Maze' })).toBeFocused()

  await section('Positions of Corn Maze')
  await page.getByRole('button', { name: 'Add Position' }).click()
  const added = page.getByRole('dialog', { name: 'New position' })
  await added.getByLabel('Name').fill('Lantern Keeper')
  await added.getByLabel('Default Pay Rate').fill('14.75')
  await added.getByLabel('Tipped').check()
  await expectAccessible(page)
  await added.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Lantern Keeper' })).toContainText('$14.75–Yes0')
  await expect(added).toHaveCount(0)
  await page.getByLabel('Event').selectOption('All events')
  await expect(page.getByRole('row').filter({ hasText: 'Maze Guide' })).toBeVisible()

  // Narrow windows: positions, the log and the settings fit.
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
  }
  await page.goto('/employee/admin/general/audit')
  await page.getByLabel('Kind').selectOption('Kiosk')
  await expect(page.getByRole('heading', { name: 'No changes found' })).toBeVisible()
  await page.getByLabel('Kind').selectOption('Event')
  await page.getByRole('combobox', { name: 'Person' }).click()
  await page.getByRole('option', { name: 'Ada Blackwood' }).click()
  const newest = page.getByRole('list', { name: 'Changes' }).getByRole('article').first()
  await expect(newest.getByRole('heading')).toHaveText('Event changedCorn Maze')
  await expect(newest.getByRole('definition')).toHaveText(['Before: Corn Pit', 'After: Corn Maze'])
  expect(await overflowOf(page)).toBe(0)
  await expectAccessible(page)
  await section('Settings')
  await expect(page.getByLabel('Longest Shift')).toHaveValue('10')
  expect(await overflowOf(page)).toBe(0)
  await expectAccessible(page)

  await page.goto(at('orchard.localhost', '/apply'))
  const night = page.getByRole('checkbox', { name: 'Saturday, December 28, 2024 1pm to 10:30pm' })
  await expect(night).toBeChecked()
  await page.getByRole('banner').getByRole('link', { name: NAME }).click()
  await expect(page.getByRole('region', { name: 'NOTICE' })).toContainText('the maze is <b>flooded</b>.')
})
