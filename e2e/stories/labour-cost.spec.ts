import { readFile } from 'node:fs/promises'
import { openAs } from '../support/office.ts'
import { hire, signInAsManager, worked } from '../support/payroll.ts'
import { expect, test } from '../support/test.ts'

test('a manager reads and downloads what the nights of a season cost; a week of fourteen shifts is one printed page', async ({
  page,
  visit,
  arrive,
}) => {
  await openAs({ page, visit }, 'manager', '/employee/admin/timesheets')
  await page.getByRole('link', { name: 'Labour cost' }).click()
  await expect(page.getByRole('img', { name: /^Pay by night, season 2024/ })).toBeVisible()
  const nights = page.getByRole('table', { name: 'By night' })
  await nights.getByRole('button', { name: 'Fri, Sep 13' }).click()
  await expect(nights.getByRole('row', { name: /^Midway/ })).toBeVisible()
  const total = await nights.getByRole('row', { name: /^All/ }).getByRole('cell').nth(2).textContent()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('labour-cost-2024.csv')
  const [head, ...lines] = (await readFile((await download.path())!, 'utf8')).split('\r\n')
  expect(head).toMatch(/^Night,Date,Event,People,Hours,Pay,/)
  // The night is quoted, because it has a comma.
  const pay = lines.map((line) => Math.round(Number(line.replace(/^"[^"]*"/, '').split(',')[5]) * 100))
  const sum = pay.reduce((one, other) => one + other, 0) / 100
  expect(`$${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`).toBe(total)

  await page.getByRole('combobox', { name: 'Season' }).selectOption('2023')
  await expect(page.getByRole('img', { name: /^Pay by night, season 2023/ })).toBeVisible()

  // No page is left that would ask with the session of somebody else.
  await page.goto('about:blank')
  await signInAsManager(page)
  const wren = await hire(page, ['Wren', 'Ashdown-Featherstonehaugh'], { payrate: 10.25 })
  const hours = [14, 20]
  for (let day = 7; day < 14; day++)
    for (const hour of hours) {
      const start = Date.UTC(2022, 2, day, hour)
      await worked(page, wren, {
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + 200 * 60_000).toISOString(),
        ...(day === 7 && hour === 14 && { deduction: 40, note: 'Advance.' }),
      })
    }
  await visit('/employee/admin/timesheets?from=2022-03-07&to=2022-03-13')
  await page.getByRole('link', { name: 'Wren Ashdown-Featherstonehaugh' }).first().click()
  const sheet = page.getByRole('article', { name: 'Pay statement' })
  await expect(sheet.getByRole('row')).toHaveCount(14 + 2)
  await expect(sheet).toContainText('Mar 7 – 13, 2022')
  // Fourteen times 3.33 hours at $10.25, each rounded alone. Whether overtime is owed depends on another story.
  await expect(sheet).toContainText('$477.82')
  await expect(sheet).toContainText('-$40.00')
  await arrive(new URL(page.url()).href.replace(new URL(page.url()).origin, ''))
  for (const format of ['A4', 'Letter']) {
    const file = (await page.pdf({ format })).toString('latin1')
    expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  }
})
