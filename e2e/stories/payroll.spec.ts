import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { change, hire, worked } from '../support/payroll.ts'
import { signIn } from '../support/sign-in.ts'
import { at, BRAND_HOST, expect, test } from '../support/test.ts'

const HOUR_MS = 3_600_000
const WEEK = '/employee/admin/timesheets?from=2023-10-30&to=2023-11-05&sort=employee'

async function downloaded(page: Page, click: Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click])
  const text = await readFile((await download.path())!, 'utf8')
  return { name: download.suggestedFilename(), lines: text.split('\r\n') }
}

/** The oldest pay period of the strip in which nobody worked, and its place there. */
async function emptyPeriod(page: Page) {
  const { periods } = await (await page.request.get('/api/pay-periods', { params: { festivalId: 2 } })).json()
  const index = periods.findIndex(({ figures }: { figures: { entries: number } }) => figures.entries === 0)
  return { index, endsAt: Date.parse(periods[index].endsAt) }
}

test('payroll from set-up to Paychex: a week is corrected, reviewed, exported and corrected again; a pay period is approved, imported with its overtime and unlocked', async ({
  page,
  visit,
}) => {
  await page.context().addCookies([{ name: 'FM_CUR_FEST', value: '2', url: at(BRAND_HOST) }])
  await signIn(page, 'admin')
  const zoe = await hire(page, ['Zoë', 'Whitlock'], { payrate: 15.25, paychexId: '8101' })
  const edgar = await hire(page, ['Edgar "Ed"', 'Poe, Jr.'], {
    position: 'Cocoa Stand',
    payrate: 10.75,
    paychexId: '8102',
  })
  const formula = await hire(page, ['=HYPERLINK("evil")', 'Whitlock'], { payrate: 12, paychexId: '=8103' })
  const gone = await hire(page, ['Gil', 'Whitlock'], { payrate: 17.25, paychexId: '8104' })
  await page.request.patch(`/api/users/${gone.id}`, { data: { isActive: false } })
  const first = await worked(page, zoe, {
    startTime: '2023-10-30T21:00:09.123Z',
    endTime: '2023-10-31T05:00:00Z',
  })
  const tipped = await worked(page, edgar, {
    startTime: '2023-11-01T20:15:30Z',
    endTime: '2023-11-02T04:00:30Z',
    cashTips: 31.25,
    creditTips: 102.5,
  })
  const tipless = await worked(page, edgar, { startTime: '2023-11-02T21:00:00Z', endTime: null })
  // The Clock Out of the Employees tab, which has no tips.
  await change(page.request, tipless, { endTime: '2023-11-03T01:00:00Z' })
  const elf = await worked(page, formula, {
    startTime: '2023-11-03T21:00:00Z',
    endTime: '2023-11-04T02:20:00Z',
  })
  // The night the clocks fall back: 5 pm to the second 1:30, nine and a half hours.
  const longest = await worked(page, zoe, {
    startTime: '2023-11-04T21:00:00Z',
    endTime: '2023-11-05T06:30:00Z',
  })
  await worked(page, edgar, { startTime: '2023-11-05T21:00:00Z', endTime: '2023-11-05T21:00:10Z' })

  await visit('/employee/admin/general/payroll')
  await page.getByRole('radio', { name: 'Over 40 hours a workweek' }).click()
  for (const [label, name] of [
    ['Company ID', '7012'],
    ['Regular hours', 'Hourly'],
    ['Overtime premium', 'OT Premium'],
    ['Cash tips', 'Tips Cash'],
    ['Credit tips', 'Tips Credit'],
    ['Deduction', 'Costume'],
  ] as const)
    await page.getByLabel(label).fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The payroll settings are saved.')).toBeVisible()

  // Corrections: an end, a deleted entry, a split, a note for several, an entry of somebody who left.
  await page.goto(WEEK)
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const editor = dialog('Edit time entry')
  const ofZoe = page.getByRole('button', { name: 'Edit Zoë Whitlock, Krampus, 10/30/2023 5:00:09 PM' })
  await ofZoe.click()
  await expect(editor).toContainText('Krampus · $15.25 an hour · Paychex ID 8101')
  await editor.getByLabel('Clock Out').fill('2023-10-31T02:15')
  await editor.getByLabel('Deduction').fill('40')
  await editor.getByRole('button', { name: 'Save' }).click()
  // The start keeps the second and the millisecond that nobody touched: 9 h 14 min 51 s are 9.25 h.
  await expect(row('10/30/2023')).toContainText('9.25$15.25$141.06––$40.00')
  await expect(ofZoe).toBeFocused()
  await ofZoe.click()
  await editor.getByRole('button', { name: 'History' }).click()
  await expect(editor.getByRole('listitem').first()).toContainText('Ada Blackwood edited the entry')
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Delete' }).dblclick()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(row('10/30/2023')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Edit /)
  await page.getByRole('button', { name: 'Deleted entries' }).click()
  await expect(dialog('Deleted entries').getByRole('listitem')).toContainText('Deleted by Ada Blackwood')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore Zoë Whitlock, Krampus' }).click()
  await expect(page.getByText('No deleted entries')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row('10/30/2023')).toHaveCount(1)

  await page.getByRole('button', { name: 'Edit =HYPERLINK("evil")' }).click()
  await page.getByRole('button', { name: 'Split…' }).click()
  const split = dialog('Split time entry')
  await split.getByLabel('Split at').fill('2023-11-03T20:00')
  await split.getByLabel('Position').selectOption({ label: 'Wicked Elf' })
  await split.getByLabel('Rate').fill('18')
  await expect(split).toContainText('Together 5.33 hours, $77.94 (before 5.33 hours, $63.96)')
  await expectAccessible(page)
  await split.getByRole('button', { name: 'Split', exact: true }).click()
  await expect(row('Wicked Elf')).toContainText('2.33$18.00$41.94')

  const boxes = page.getByRole('checkbox', { name: 'Select =HYPERLINK("evil")' })
  await boxes.first().click()
  await boxes.last().click({ modifiers: ['Shift'] })
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Note…' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Storm')
  await expect(page.getByRole('list', { name: 'What changes' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change 2 entries' }).click()
  await expect(page.getByText('2 selected. 2 entries changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Note…' })).toBeFocused()

  await page.getByRole('button', { name: 'Add entry' }).click()
  const add = dialog('Add time entry')
  await add.getByRole('combobox', { name: 'Employee' }).fill('gil whitlock')
  await expect(page.getByRole('option', { name: 'Gil Whitlock (has left)' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await add.getByLabel('Clock In').fill('2023-11-05T18:00')
  await add.getByLabel('Clock Out').fill('2023-11-05T22:00')
  await expectAccessible(page)
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(editor).toContainText('4.00 hours, $69.00')
  await editor.getByRole('button', { name: 'Cancel' }).click()

  // The file waits for a review, and holds exactly what is shown.
  await page.getByRole('columnheader', { name: 'Clock In' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Paychex Export' }).click()
  const exporting = dialog('Paychex Export')
  const make = exporting.getByRole('button', { name: 'Export' })
  await expect(exporting).toContainText('7 entries of 4 people, 39.83 hours.')
  await expect(make).toBeDisabled()
  await expectAccessible(page)
  await exporting.getByRole('button', { name: /^Edgar .*, Tips missing/ }).click()
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Looks right' }).click()
  const file = await downloaded(page, make.click())
  expect(file.name).toBe('2023-10-30-2023-11-05_fm_paychex_export.csv')
  const [head, ...lines] = file.lines
  expect(head).toBe('Record,Date,Clock In,Clock Out,Employee,ID,Duration,Rate,Deductions,Tips')
  const [second, added] = [lines[4]!, lines[6]!].map((line) => line.split(',')[0])
  expect(lines).toEqual([
    `${first},10/30/2023,5:00:09 PM,2:15:00 AM,Zoë Whitlock,8101,9.25,15.25,40.00,0.00`,
    `${tipped},11/1/2023,4:15:30 PM,12:00:30 AM,"Edgar ""Ed"" Poe, Jr.",8102,7.75,10.75,0.00,133.75`,
    `${tipless},11/2/2023,5:00:00 PM,9:00:00 PM,"Edgar ""Ed"" Poe, Jr.",8102,4.00,10.75,0.00,0.00`,
    `${elf},11/3/2023,5:00:00 PM,8:00:00 PM,"'=HYPERLINK(""evil"") Whitlock",'=8103,3.00,12.00,0.00,0.00`,
    `${second},11/3/2023,8:00:00 PM,10:20:00 PM,"'=HYPERLINK(""evil"") Whitlock",'=8103,2.33,18.00,0.00,0.00`,
    `${longest},11/4/2023,5:00:00 PM,1:30:00 AM,Zoë Whitlock,8101,9.50,15.25,0.00,0.00`,
    `${added},11/5/2023,6:00:00 PM,10:00:00 PM,Gil Whitlock,8104,4.00,17.25,0.00,0.00`,
  ])
  // Also after the editor stood in its place.
  await expect(page.getByRole('button', { name: 'Paychex Export' })).toBeFocused()

  // The file is kept; a correction holds what changed since.
  await page.getByRole('link', { name: 'Exports' }).click()
  await change(page.request, first, { endTime: '2023-10-31T05:29:50Z', deduction: 0 })
  const exports = page.getByRole('table', { name: 'Exports' }).locator('tbody').getByRole('row')
  const kept = exports.filter({ hasText: '10/30/2023 to 11/5/2023' })
  expect(await downloaded(page, kept.getByRole('button', { name: /^Download again/ }).click())).toEqual(file)
  await kept.getByRole('button', { name: '1 changed since' }).click()
  const changes = page.getByRole('region', { name: 'Changed since their export' })
  await changes.getByRole('button', { name: 'Edit the entry of Zoë Whitlock, 10/30/2023' }).click()
  await editor.getByLabel('Clock Out').fill('2023-10-31T02:00')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(changes).toContainText('10/31/2023 2:00:00 AM')
  await expectAccessible(page)
  await changes.getByRole('button', { name: 'Correction file of 1 entry…' }).click()
  const correcting = dialog('Correction file')
  await expect(correcting.getByRole('list', { name: 'What the file holds' })).toContainText('Zoë Whitlock')
  await expectAccessible(page)
  const correction = await downloaded(page, correcting.getByRole('button', { name: 'Export' }).click())
  expect(correction.lines.slice(1)).toEqual([
    `${first},10/30/2023,5:00:09 PM,2:15:00 AM,Zoë Whitlock,8101,-9.25,15.25,-40.00,0.00`,
    `${first},10/30/2023,5:00:09 PM,2:00:00 AM,Zoë Whitlock,8101,9.00,15.25,0.00,0.00`,
  ])
  await expect(changes).toHaveCount(0)
  await expect(exports.filter({ hasText: 'CSV correction' })).toBeVisible()

  // A pay period with 46 hours: approved in spite of a problem, imported, and unlocked.
  const { index, endsAt } = await emptyPeriod(page)
  const ivy = await hire(page, ['Ivy', 'Lantern'], { payrate: 12 })
  for (const [day, hours] of [12, 12, 12, 10].entries()) {
    const startsAt = endsAt - (day + 1) * 24 * HOUR_MS
    const [startTime, endTime] = [startsAt, startsAt + hours * HOUR_MS].map((time) =>
      new Date(time).toISOString(),
    ) as [string, string]
    await worked(page, ivy, { startTime, endTime })
  }
  await page.getByRole('link', { name: 'Time entries' }).click()
  const chip = page.getByRole('list', { name: 'Pay periods' }).getByRole('button', { name: / – / }).nth(index)
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Overtime premium $36.00 (1 person)' }).click()
  await expect(dialog('Overtime').getByRole('row', { name: /Ivy Lantern/ })).toContainText('46.00')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Approve…' }).click()
  const approval = dialog(/^Approve /)
  await approval.getByLabel('Reason to approve in spite of Ivy Lantern').fill('New')
  // An entry opened from here leaves the reasons as they are.
  await approval.getByRole('button', { name: 'Ivy Lantern' }).click()
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await expectAccessible(page)
  await approval.getByRole('button', { name: 'Approve and lock' }).click()
  await expect(page.getByText(/^Approved by /)).toBeVisible()
  await expect(page.getByText('1 problem overridden')).toBeVisible()
  await expect(chip).toContainText('Approved')
  const ofIvy = page.getByRole('button', { name: /^Edit Ivy/ }).first()
  await ofIvy.click()
  await expect(editor.getByText(/^Pay period .* is locked$/)).toBeVisible()
  await expect(editor.getByLabel('Note')).toBeDisabled()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Paychex Export' }).click()
  await exporting.getByText('SPI import').click()
  await make.click()
  await expect(exporting.getByRole('link', { name: 'Ivy Lantern has no Paychex ID.' })).toBeVisible()
  await expectAccessible(page)
  await page.request.patch(`/api/users/${ivy.id}`, { data: { paychexId: '8190' } })
  const spi = await downloaded(page, make.click())
  expect(spi.name).toMatch(/_fm_paychex_spi\.csv$/)
  expect(spi.lines.slice(1)).toEqual([
    '7012,8190,,,Hourly,12.00,,46.00,,,,,,,,',
    '7012,8190,,,OT Premium,,,,,,36.00,,,,,',
  ])
  await expect(page.getByText(/4 entries exported as .*, 2 lines/)).toBeVisible()

  await page.getByRole('button', { name: 'Unlock…' }).click()
  await page.getByLabel('Reason').fill('Ivy has a Paychex ID by now')
  await page.getByRole('button', { name: 'Unlock the period' }).click()
  await expect(page.getByText(/^Approved by /)).toHaveCount(0)
  await ofIvy.click()
  await expect(editor.getByLabel('Note')).toBeEnabled()
})
