import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessible.ts'
import { withoutLive } from '../support/office.ts'
import { openAsManager } from '../support/payroll.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/** Entries of as many people, ten minutes apart. */
function entries(length: number) {
  return Array.from({ length }, (_, index) => {
    const startTime = new Date(Date.UTC(2021, 8, 1) + index * 600_000)
    return {
      id: index + 1,
      userId: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20',
      festivalId: 2,
      positionId: 1,
      positionName: 'Krampus',
      payrate: 15,
      isTipped: false,
      startTime: startTime.toISOString(),
      endTime: new Date(+startTime + 3_600_000).toISOString(),
      cashTips: 0,
      creditTips: 0,
      deduction: 0,
      note: '',
      needsReview: null,
      updatedAt: startTime.toISOString(),
      user: {
        id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20',
        firstName: 'Number',
        lastName: String(index + 1),
        paychexId: '1',
        isActive: true,
      },
    }
  })
}

/** A pay statement of fourteen shifts in a week. */
function statement() {
  const lines = Array.from({ length: 14 }, (_, index) => ({
    id: index + 1,
    positionName: 'Bartender',
    needsReview: index === 0,
    startTime: new Date(Date.UTC(2022, 2, 7, 12 + index * 12)).toISOString(),
    endTime: new Date(Date.UTC(2022, 2, 7, 16 + index * 12)).toISOString(),
    hundredths: 400,
    rate: 1025,
    pay: 4100,
    cash: 3125,
    credit: 10_250,
    deduction: 4000,
  }))
  return {
    person: { firstName: 'Wren', lastName: 'Ashdown-Featherstonehaugh' },
    festival: { id: 2, name: 'Scary Little Christmas', timeZone: 'America/New_York' },
    period: { startsAt: '2022-03-07T11:00:00.000Z', endsAt: '2022-03-14T10:00:00.000Z', state: 'open' },
    lines,
    totals: { hundredths: 5600, pay: 57_400, cash: 43_750, credit: 143_500, deduction: 56_000 },
    premium: { hundredths: 1600, cents: 8200 },
    total: 196_850,
    open: 1,
  }
}

test('a manager scrolls through 10,000 entries, prints a week of fourteen shifts on one page, and downloads what the nights of a season cost', async ({
  page,
  visit,
}) => {
  await withoutLive(page)
  const many = entries(9_999)
  await page.route('**/api/timeclock?*', (route) =>
    route.fulfill({ json: route.request().url().includes('between') ? many : [] }),
  )
  await openAsManager({ page, visit }, '/employee/admin/timesheets?from=2021-09-01&to=2021-12-31')
  const table = page.getByRole('table', { name: 'Time entries' })
  await expect(table).toHaveAttribute('aria-rowcount', '10001')
  await expect(table.getByRole('row', { name: /^9,999 entries/ })).toContainText('9999.00')
  await expect(table.getByRole('row', { name: / Number 9999 / })).toBeVisible()
  expect(await table.getByRole('row').count()).toBeLessThan(80)
  // A laptop shows every column, the way to edit included, and more rows than filters.
  const frame = page.getByRole('region', { name: 'Time entries' })
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    for (const number of [9999, 9995])
      await expect(table.getByRole('button', { name: `Edit Number ${number},` })).toBeInViewport({ ratio: 1 })
  }
  // Pressed again where the end has moved: rows are measured when they come into view.
  await expect(async () => {
    await frame.press('End')
    await expect(table.getByRole('row', { name: / Number 1 / })).toBeInViewport({ timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
  // Where the table is at its end already, the key scrolls the page.
  await frame.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(table.getByRole('columnheader', { name: 'Employee' })).toBeInViewport()

  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByText('9,999 entries')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const cards = page.getByRole('list', { name: 'Time entries' }).getByRole('listitem')
  await expect(cards.filter({ hasText: /Number 1(?!\d)/ })).toBeVisible()
  expect(await cards.count()).toBeLessThan(40)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route('**/api/statements/*?*', (route) => route.fulfill({ json: statement() }))
  await page.route('**/api/statements/*/periods?*', (route) => route.fulfill({ json: [] }))
  await table.getByRole('link').first().click()
  const sheet = page.getByRole('article', { name: 'Pay statement' })
  await expect(sheet.getByRole('row')).toHaveCount(14 + 2)
  await expectAccessible(page)
  for (const format of ['A4', 'Letter']) {
    const file = (await page.pdf({ format })).toString('latin1')
    expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  }

  // What the nights cost, at the festival that has seasons.
  await signIn(page, 'manager')
  await page.goto('/employee/admin/timesheets/labour-cost')
  await expect(page.getByRole('img', { name: /^Pay by night, season 2024/ })).toBeVisible()
  const nights = page.getByRole('table', { name: 'By night' })
  await nights.getByRole('button', { name: 'Fri, Sep 13' }).click()
  await expect(nights.getByRole('row', { name: /^Midway/ })).toBeVisible()
  await expectAccessible(page)
  const total = await nights.getByRole('row', { name: /^All/ }).getByRole('cell').nth(2).textContent()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('labour-cost-2024.csv')
  const [head, ...lines] = (await readFile((await download.path())!, 'utf8')).split('\r\n')
  expect(head).toMatch(/^\uFEFFNight,Date,Event,People,Hours,Pay,/)
  // The night is quoted, because it has a comma.
  const pay = lines.map((line) => Math.round(Number(line.replace(/^"[^"]*"/, '').split(',')[5]) * 100))
  const sum = pay.reduce((one, other) => one + other, 0) / 100
  expect(`$${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`).toBe(total)
  await page.getByRole('combobox', { name: 'Season' }).selectOption('2023')
  await expect(page.getByRole('img', { name: /^Pay by night, season 2023/ })).toBeVisible()
})
