import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessible.ts'
import { change, dismissAlert, hire, signInAsManager, worked } from '../support/payroll.ts'
import { expect, test } from '../support/test.ts'

test('the Paychex export has exactly the entries that the filters show', async ({ page, visit }) => {
  await signInAsManager(page)
  const plain = await hire(page, ['Zoë', 'Whitlock'], { payrate: 15.25, paychexId: '8101' })
  const comma = await hire(page, ['Edgar "Ed"', 'Poe, Jr.'], {
    position: 'Cocoa Stand',
    payrate: 10.75,
    paychexId: '8102',
  })
  const formula = await hire(page, ['=HYPERLINK("evil")', 'Whitlock'], { payrate: 12, paychexId: '=8103' })
  const ids = [
    // 7 h 59 min 50 s are paid as 8.00 hours.
    await worked(page, plain, {
      startTime: '2023-10-30T21:00:00Z',
      endTime: '2023-10-31T04:59:50Z',
      deduction: 40,
      note: 'Saturday cash advance.',
    }),
    await worked(page, comma, {
      startTime: '2023-11-01T20:15:30Z',
      endTime: '2023-11-02T04:00:30Z',
      cashTips: 31.25,
      creditTips: 102.5,
    }),
    await worked(page, formula, { startTime: '2023-11-03T21:00:00Z', endTime: '2023-11-04T02:20:00Z' }),
    // The night the clocks fall back: 5 pm to the second 1:30, nine and a half hours.
    await worked(page, plain, { startTime: '2023-11-04T21:00:00Z', endTime: '2023-11-05T06:30:00Z' }),
  ]
  await worked(page, comma, { startTime: '2023-11-05T21:00:00Z', endTime: '2023-11-05T21:00:10Z' })
  await visit('/employee/admin/timesheets?from=2023-10-30&to=2023-11-05')
  await page.getByRole('columnheader', { name: 'Clock In' }).getByRole('button').click()

  await page.getByRole('button', { name: 'Paychex Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paychex Export' })
  await expect(dialog).toContainText(
    'The file holds what the dates and filters show: 4 entries of 3 people, 30.58 hours.',
  )
  await expect(dialog).toContainText('1 entry with 0 or fewer hours will be left out of the export.')
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('2023-10-30-2023-11-05_fm_paychex_export.csv')
  expect(await readFile((await download.path())!, 'utf8')).toBe(
    [
      'Record,Date,Clock In,Clock Out,Employee,ID,Duration,Rate,Deductions,Tips',
      `${ids[0]},10/30/2023,5:00:00 PM,12:59:50 AM,Zoë Whitlock,8101,8.00,15.25,40.00,0.00`,
      `${ids[1]},11/1/2023,4:15:30 PM,12:00:30 AM,"Edgar ""Ed"" Poe, Jr.",8102,7.75,10.75,0.00,133.75`,
      `${ids[2]},11/3/2023,5:00:00 PM,10:20:00 PM,"'=HYPERLINK(""evil"") Whitlock",'=8103,5.33,12.00,0.00,0.00`,
      `${ids[3]},11/4/2023,5:00:00 PM,1:30:00 AM,Zoë Whitlock,8101,9.50,15.25,0.00,0.00`,
    ].join('\r\n'),
  )
  await expect(
    page.getByText('4 entries exported as 2023-10-30-2023-11-05_fm_paychex_export.csv'),
  ).toBeVisible()

  await page.getByLabel('Filter by text').fill('poe')
  await page.getByRole('button', { name: 'Paychex Export' }).click()
  await expect(dialog).toContainText('1 entry of 1 person, 7.75 hours.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Paychex Export' })).toBeFocused()

  await page.getByLabel('Filter by text').fill('')
  await page.getByLabel('Start Date').fill('2020-01-06')
  await page.getByLabel('End Date').fill('2020-01-12')
  await expect(page.getByText('No Timesheets Found!')).toBeVisible()
  await page.getByRole('button', { name: 'Paychex Export' }).click()
  await dismissAlert(page, 'No timesheets found. Please select a different date range and try again.')
})

test('the payroll check lists what Paychex would reject, links to the entry and blocks nothing', async ({
  page,
  visit,
}) => {
  await signInAsManager(page)
  const nameless = await hire(page, ['Fern', 'Idless'], { payrate: 0 })
  const one = await hire(page, ['Gus', 'Twin'], { paychexId: '9101' })
  const other = await hire(page, ['Hal', 'Twin'], { paychexId: '9101' })
  await worked(page, nameless, { startTime: '2023-09-04T21:00:00Z', endTime: '2023-09-05T01:00:00Z' })
  const long = await worked(page, one, { startTime: '2023-09-05T10:00:00Z', endTime: '2023-09-05T23:30:00Z' })
  const open = await worked(page, other, {
    startTime: '2023-09-06T21:00:00Z',
    endTime: '2023-09-07T01:00:00Z',
  })
  await change(page.request, open, { endTime: null })
  await visit('/employee/admin/timesheets?from=2023-09-04&to=2023-09-10')
  await expect(page.getByRole('row').filter({ hasText: 'Hal Twin' })).toContainText('Running')

  await page.getByRole('button', { name: 'Paychex Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paychex Export' })
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveText([
    'Paychex ID is 000 1',
    'Paychex ID shared with somebody else 1',
    'Still clocked in 1',
    'More than 12 hours 1',
    'Pay rate is $0.00 1',
  ])
  await expect(dialog.getByRole('button', { name: /Twin, 9101, also the ID of .* Twin/ })).toBeVisible()
  await expect(dialog).toContainText('1 entry still open will be left out until they are clocked out.')
  await expectAccessible(page)

  await dialog
    .getByRole('button', { name: /^Gus Twin, Krampus, 9\/5\/2023 6:00:00 AM, 13\.50 hours/ })
    .click()
  await page.getByLabel('Clock Out').fill('2023-09-05T14:00')
  await page.getByRole('dialog', { name: 'Edit time entry' }).getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('heading', { name: 'More than 12 hours' })).toHaveCount(0)
  // Nobody is left clocked in.
  await change(page.request, open, { endTime: '2023-09-07T01:00:00Z' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ])
  // Also after the editor stood in its place.
  await expect(page.getByRole('button', { name: 'Paychex Export' })).toBeFocused()
  const lines = (await readFile((await download.path())!, 'utf8')).split('\r\n')
  expect(lines.find((line) => line.startsWith(`${long},`))).toContain('Gus Twin,9101,8.00,15.50')
})

test('an entry that needs review is marked and blocks the export until a manager has confirmed it', async ({
  page,
  visit,
}) => {
  await signInAsManager(page)
  const ivy = await hire(page, ['Ivy', 'Tipless'], { position: 'Cocoa Stand', paychexId: '9201' })
  const jon = await hire(page, ['Jon', 'Plain'], { paychexId: '9202' })
  await worked(page, jon, { startTime: '2023-08-08T21:00:00Z', endTime: '2023-08-09T01:00:00Z' })
  const tipped = await worked(page, ivy, { startTime: '2023-08-08T21:00:00Z', endTime: null })
  // The Clock Out of the Employees tab.
  await change(page.request, tipped, { endTime: '2023-08-09T01:00:00Z' })
  await visit('/employee/admin/timesheets?from=2023-08-07&to=2023-08-13')
  const rows = page.getByRole('row').filter({ hasText: /Tipless|Plain/ })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Tipless' })).toContainText('Tips missing')
  // The week after, too, because that is the one on the screen when the shift is found.
  const ofIvy = { name: 'Ivy Tipless, Cocoa Stand, 8/8/2023 5:00:00 PM, Tips missing' }
  await page.getByLabel('End Date').fill('2023-08-20')
  await page.getByLabel('Start Date').fill('2023-08-14')
  await page.getByRole('button', ofIvy).click()
  await expect(page.getByRole('dialog', { name: 'Edit time entry' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Start Date').fill('2023-08-07')
  await page.getByLabel('End Date').fill('2023-08-13')
  await expect(page.getByRole('button', ofIvy)).toHaveCount(0)
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByLabel('Review', { exact: true }).selectOption('Needs review')
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)

  await page.getByLabel('Review', { exact: true }).selectOption('All entries')
  // What the filters hide holds it back, too.
  await page.getByLabel('Filter by text').fill('plain')
  await page.getByRole('button', { name: 'Paychex Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paychex Export' })
  await expect(dialog).toContainText('The export waits until somebody has looked at this entry')
  await expect(dialog.getByRole('button', { name: 'Export' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', ofIvy).click()
  const editor = page.getByRole('dialog', { name: 'Edit time entry' })
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Looks right' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ])
  expect((await readFile((await download.path())!, 'utf8')).split('\r\n')).toHaveLength(2)
  await page.getByLabel('Filter by text').fill('')
  await expect(rows.filter({ hasText: 'Tipless' })).not.toContainText('Tips missing')
})
