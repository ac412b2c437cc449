import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { change, hire, signInAsManager, worked } from '../support/payroll.ts'
import { expect, test } from '../support/test.ts'

async function downloaded(page: Page, click: Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click])
  const text = await readFile((await download.path())!, 'utf8')
  return { name: download.suggestedFilename(), lines: text.split('\r\n') }
}

test('an export waits for a review, holds exactly what is shown and is kept; a correction holds what changed since', async ({
  page,
  visit,
}) => {
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
    await worked(page, comma, { startTime: '2023-11-02T21:00:00Z', endTime: null }),
    await worked(page, formula, { startTime: '2023-11-03T21:00:00Z', endTime: '2023-11-04T02:20:00Z' }),
    // The night the clocks fall back: 5 pm to the second 1:30, nine and a half hours.
    await worked(page, plain, { startTime: '2023-11-04T21:00:00Z', endTime: '2023-11-05T06:30:00Z' }),
  ]
  // The Clock Out of the Employees tab, which has no tips.
  await change(page.request, ids[2]!, { endTime: '2023-11-03T01:00:00Z' })
  await worked(page, comma, { startTime: '2023-11-05T21:00:00Z', endTime: '2023-11-05T21:00:10Z' })
  await visit('/employee/admin/timesheets?from=2023-10-30&to=2023-11-05')
  await page.getByRole('columnheader', { name: 'Clock In' }).getByRole('button').click()

  await page.getByRole('button', { name: 'Paychex Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paychex Export' })
  const make = dialog.getByRole('button', { name: 'Export' })
  await expect(dialog).toContainText('5 entries of 3 people, 34.58 hours.')
  await expect(dialog).toContainText('1 entry with 0 or fewer hours will be left out of the export.')
  await expect(make).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Edgar .*, Tips missing/ }).click()
  const editor = page.getByRole('dialog', { name: 'Edit time entry' })
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Looks right' }).click()

  const first = await downloaded(page, make.click())
  expect(first).toEqual({
    name: '2023-10-30-2023-11-05_fm_paychex_export.csv',
    lines: [
      'Record,Date,Clock In,Clock Out,Employee,ID,Duration,Rate,Deductions,Tips',
      `${ids[0]},10/30/2023,5:00:00 PM,12:59:50 AM,Zoë Whitlock,8101,8.00,15.25,40.00,0.00`,
      `${ids[1]},11/1/2023,4:15:30 PM,12:00:30 AM,"Edgar ""Ed"" Poe, Jr.",8102,7.75,10.75,0.00,133.75`,
      `${ids[2]},11/2/2023,5:00:00 PM,9:00:00 PM,"Edgar ""Ed"" Poe, Jr.",8102,4.00,10.75,0.00,0.00`,
      `${ids[3]},11/3/2023,5:00:00 PM,10:20:00 PM,"'=HYPERLINK(""evil"") Whitlock",'=8103,5.33,12.00,0.00,0.00`,
      `${ids[4]},11/4/2023,5:00:00 PM,1:30:00 AM,Zoë Whitlock,8101,9.50,15.25,0.00,0.00`,
    ],
  })
  await expect(page.getByText(`5 entries exported as ${first.name}`)).toBeVisible()
  // Also after the editor stood in its place.
  await expect(page.getByRole('button', { name: 'Paychex Export' })).toBeFocused()

  await change(page.request, ids[0]!, { endTime: '2023-10-31T05:29:50Z', deduction: 0 })
  await page.getByRole('link', { name: 'Exports' }).click()
  const exports = page.getByRole('list', { name: 'Exports' }).getByRole('listitem')
  const kept = exports.filter({ hasText: '10/30/2023 to 11/5/2023' })
  expect(await downloaded(page, kept.getByRole('button', { name: /^Download again/ }).click())).toEqual(first)
  await kept.getByRole('button', { name: '1 changed since' }).click()
  const changes = page.getByRole('region', { name: 'Changed since their export' })
  await expect(changes.getByRole('row')).toHaveText([
    /Changed\s*Payroll has\s*Now/,
    /Clock Out\s*10\/31\/2023 12:59:50 AM\s*10\/31\/2023 1:29:50 AM/,
    /Deduction\s*\$40\.00\s*\$0\.00/,
  ])
  await changes.getByRole('button', { name: 'Edit the entry of Zoë Whitlock, 10/30/2023' }).click()
  await editor.getByLabel('Clock Out').fill('2023-10-31T02:00')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(changes).toContainText('10/31/2023 2:00:00 AM')
  await expectAccessible(page)

  const correct = changes.getByRole('button', { name: 'Correction file of 1 entry' })
  const correction = await downloaded(page, correct.click())
  expect(correction.name).toBe('2023-10-31-2023-10-31_fm_paychex_correction.csv')
  expect(correction.lines.slice(1)).toEqual([
    `${ids[0]},10/30/2023,5:00:00 PM,12:59:50 AM,Zoë Whitlock,8101,-8.00,15.25,-40.00,0.00`,
    `${ids[0]},10/30/2023,5:00:00 PM,2:00:00 AM,Zoë Whitlock,8101,9.00,15.25,0.00,0.00`,
  ])
  await expect(changes).toHaveCount(0)
  await expect(exports.filter({ hasText: 'CSV correction' })).toBeVisible()
})
