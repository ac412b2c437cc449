import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { change, hire, signInAsManager, worked } from '../support/payroll.ts'
import { expect, test } from '../support/test.ts'

async function downloaded(page: Page, click: Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click])
  const text = await readFile((await download.path())!, 'utf8')
  return { name: download.suggestedFilename(), text, lines: text.split('\r\n').slice(1) }
}

test('an export is kept, what changed since is told, and a correction holds the differences', async ({
  page,
  visit,
}) => {
  await signInAsManager(page)
  const ada = await hire(page, ['Olive', 'Amends'], { payrate: 15.25, paychexId: '7301' })
  const entry = await worked(page, ada, {
    startTime: '2023-07-04T21:00:00Z',
    endTime: '2023-07-05T01:00:00Z',
    deduction: 2,
  })
  await visit('/employee/admin/timesheets?from=2023-07-03&to=2023-07-09')
  await page.getByRole('button', { name: 'Paychex Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paychex Export' })
  const first = await downloaded(page, dialog.getByRole('button', { name: 'Export' }).click())

  await page.getByRole('link', { name: 'Exports' }).click()
  const kept = page.getByRole('list', { name: 'Exports' }).getByRole('listitem').first()
  await expect(kept).toContainText('7/3/2023 to 7/9/2023')
  const again = await downloaded(page, kept.getByRole('button', { name: /^Download again/ }).click())
  expect(again).toEqual(first)
  await expectAccessible(page)

  await change(page.request, entry, { endTime: '2023-07-05T02:30:00Z', deduction: 0 })
  await page.reload()
  await kept.getByRole('button', { name: '1 changed since' }).click()
  const changes = page.getByRole('region', { name: 'Changed since their export' })
  await expect(changes.getByRole('row')).toHaveText([
    /Changed\s*Payroll has\s*Now/,
    /Clock Out\s*7\/4\/2023 9:00:00 PM\s*7\/4\/2023 10:30:00 PM/,
    /Deduction\s*\$2\.00\s*\$0\.00/,
  ])
  await changes.getByRole('button', { name: 'Edit the entry of Olive Amends, 7/4/2023' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit time entry' })
  await editor.getByLabel('Clock Out').fill('2023-07-04T23:00')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(changes).toContainText('7/4/2023 11:00:00 PM')
  await expectAccessible(page)

  const correction = await downloaded(
    page,
    changes.getByRole('button', { name: 'Correction file of 1 entry' }).click(),
  )
  expect(correction).toMatchObject({
    name: '2023-07-04-2023-07-04_fm_paychex_correction.csv',
    lines: [
      `${entry},7/4/2023,5:00:00 PM,9:00:00 PM,Olive Amends,7301,-4.00,15.25,-2.00,0.00`,
      `${entry},7/4/2023,5:00:00 PM,11:00:00 PM,Olive Amends,7301,6.00,15.25,0.00,0.00`,
    ],
  })
  await expect(changes).toHaveCount(0)
  await expect(kept).toContainText('CSV correction')
})
