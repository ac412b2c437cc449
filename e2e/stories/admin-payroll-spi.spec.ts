import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessible.ts'
import { hire, signInAsManager, worked } from '../support/payroll.ts'
import { chooseFestival, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const SETTINGS = '/api/festivals/2/payroll-settings'
const WEEK = '/employee/admin/timesheets?from=2019-10-28&to=2019-11-03'

test('an administrator sets up payroll, and a manager makes the import file with overtime', async ({
  page,
  visit,
}) => {
  await signIn(page, 'admin')
  const unanswered = { overtime: null, companyId: '' }
  expect((await page.request.patch(SETTINGS, { data: unanswered })).ok()).toBe(true)
  await visit('/employee/admin/general/payroll')
  await chooseFestival(page, 'Scary Little Christmas')
  await expect(page.getByText('Not answered yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Over 40 hours a workweek' }).click()
  await page.getByLabel('Company ID').fill('7012')
  for (const [label, name] of [
    ['Regular hours', 'Hourly'],
    ['Overtime premium', 'OT Premium'],
    ['Cash tips', 'Tips Cash'],
    ['Credit tips', 'Tips Credit'],
    ['Deduction', 'Costume'],
  ] as const)
    await page.getByLabel(label).fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The payroll settings are saved.')).toBeVisible()

  await signInAsManager(page)
  const ivy = await hire(page, ['Ivy', 'Lantern'], { payrate: 12, paychexId: '000' })
  // 46 hours in the week in which clocks are set back.
  for (const [day, hours] of [
    [28, 12],
    [29, 12],
    [30, 12],
    [31, 10],
  ] as const)
    await worked(page, ivy, {
      startTime: `2019-10-${day}T12:00:00Z`,
      endTime: new Date(Date.UTC(2019, 9, day, 12 + hours)).toISOString(),
    })
  await visit(WEEK)
  await page.getByRole('button', { name: 'Overtime premium $36.00 (1 person)' }).click()
  const overtime = page.getByRole('dialog', { name: 'Overtime' })
  await expect(overtime.getByRole('row', { name: /Ivy Lantern/ })).toContainText('46.00')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Paychex Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paychex Export' })
  await dialog.getByText('SPI import').click()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ivy Lantern has no Paychex ID.')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Ivy Lantern has no Paychex ID.' }).click()
  await expect(page.getByRole('heading', { name: 'Employees', level: 1 })).toBeVisible()
  await expect(page.getByText('Ivy Lantern').first()).toBeVisible()

  expect((await page.request.patch(`/api/users/${ivy.id}`, { data: { paychexId: '8190' } })).ok()).toBe(true)
  await page.goBack()
  await page.getByRole('button', { name: 'Paychex Export' }).click()
  await dialog.getByText('SPI import').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('2019-10-28-2019-11-03_fm_paychex_spi.csv')
  expect((await readFile((await download.path())!, 'utf8')).split('\r\n').slice(1)).toEqual([
    '7012,8190,,,Hourly,12.00,,46.00,,,,,,,,',
    '7012,8190,,,OT Premium,,,,,,36.00,,,,,',
  ])
  await expect(page.getByText(/4 entries exported as .*, 2 lines/)).toBeVisible()
})
