import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { enterCode, startButton, status } from '../support/kiosk.ts'
import { newName, openAs, test } from '../support/office.ts'
import { printedBadges } from '../support/printed-badges.ts'
import { expect } from '../support/test.ts'

const codeOf = ({ id }: { id: string }) => `FM-BADGE:${id}:NIGHTSHIFT`

/** Presses Print, and answers what the browser would have sent to the printer. */
async function print(page: Page) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  await page.waitForSelector('body[data-printed]')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  await page.evaluate(() => document.body.removeAttribute('data-printed'))
  return printedBadges(pdf)
}

/** What reaches beyond the edge of its badge. */
const cutOff = (badges: Locator) =>
  badges.evaluateAll((all) =>
    all.flatMap((badge) => {
      const frame = badge.getBoundingClientRect()
      return [...badge.querySelectorAll('p, li, img, svg')].filter((part) => {
        const { bottom, right } = part.getBoundingClientRect()
        return bottom > frame.bottom || right > frame.right
      })
    }),
  )

/** What is clipped inside its own box, which the measure above cannot see. */
const clippedWords = (badges: Locator) =>
  badges.locator('p').evaluateAll((parts) =>
    parts
      .filter((part) => getComputedStyle(part).overflow === 'hidden')
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .map((part) => `${part.textContent}: ${part.scrollHeight} of ${part.clientHeight}`),
  )

test('All Badges prints exactly the filtered employees without clipping; a single badge prints on a label that the kiosk reads, until it is replaced', async ({
  page,
  visit,
  office,
}) => {
  const [name, others] = [newName(), newName()]
  const ash = await office.hire(name)
  const long = 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Cholmondeley the Younger'
  const people = await Promise.all([
    office.hire(others, { firstName: 'Aaron', positions: 0 }),
    office.hire(others, { firstName: 'Bea' }),
    office.hire(others, { firstName: `C ${long}`.slice(0, 70), positions: 12 }),
    office.hire(others, { firstName: 'Dee' }),
    office.hire(others, { firstName: 'Eve' }),
  ])
  // Whatever season other stories set: the badge has the year in which it opens, at the festival.
  await page.route('**/api/festivals/1/season', async (route) => {
    const season = await (await route.fetch()).json()
    await route.fulfill({ json: { ...season, opensAt: '2032-01-01T03:00:00.000Z' } })
  })
  await openAs({ page, visit }, 'lead', `/employee/admin/employees?q=${others}`)
  await page.getByRole('button', { name: 'All Badges' }).click()
  const dialog = page.getByRole('dialog', { name: 'Badges' })
  await expect(dialog.getByText('5 badges on 2 pages')).toBeVisible()
  await expectAccessible(page)
  const badges = dialog.getByRole('article')
  expect(await cutOff(badges)).toEqual([])
  expect(await clippedWords(badges)).toEqual([])

  const sheets = await print(page)
  expect(sheets.map(({ width, height }) => [width, height])).toEqual([
    [11, 8.5],
    [11, 8.5],
  ])
  expect(sheets[0]!.codes.toSorted()).toEqual(people.slice(0, 4).map(codeOf).toSorted())
  expect(sheets[1]!.codes).toEqual([codeOf(people[4]!)])

  await dialog.getByRole('radio', { name: 'A4 sheets, four to a page' }).check()
  expect((await print(page)).map(({ width, codes }) => [width, codes.length])).toEqual([
    [11.7, 4],
    [11.7, 1],
  ])

  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: `Actions for Ash ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Badge', exact: true }).click()
  await expect(dialog.getByText('1 badge on 1 page')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('radio', { name: 'Labels, one to a page' }).check()
  const badge = dialog.getByRole('article', { name: `Badge of Ash ${name}` })
  await expect(badge).toContainText('2031')
  await expect(badge.getByRole('listitem')).toHaveCount(1)
  const { width, height } = await badge.evaluate((element) => getComputedStyle(element))
  expect([width, height]).toEqual(['486px', '306px'])
  expect(await badge.locator('svg[height="200"]').getAttribute('width')).toBe('200')

  await expect(badge).toContainText('No. 1')
  await dialog.getByRole('button', { name: 'Replace badge' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace badge' }).click()
  await expect(badge).toContainText('No. 2')
  const history = dialog.getByRole('list', { name: 'Badges so far' }).getByRole('listitem')
  await expect(history).toHaveText([
    /^No. 2Issued .* by Lena Crow$/,
    /^No. 1Issued .*Replaced .* by Lena Crow$/,
  ])
  await expectAccessible(page)
  const printed = await print(page)
  expect(printed).toEqual([{ width: 5.1, height: 3.2, codes: [expect.any(String)] }])
  const [code] = printed[0]!.codes
  expect(code).not.toBe(codeOf(ash))

  await visit('/scanner')
  await startButton(page).click()
  await enterCode(page, codeOf(ash))
  await expect(page.getByText('This badge was replaced')).toBeVisible()
  await expect(status(page, 'Scanning...')).toBeVisible()
  await enterCode(page, code!)
  await expect(status(page, 'Clocked In')).toBeVisible()
  await office.clockOut(ash.id)
})
