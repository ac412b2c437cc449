import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { cardOf, EMPLOYEES, menuOf } from '../support/employees.ts'
import { newName, openAs, test } from '../support/office.ts'
import { printedBadges } from '../support/printed-badges.ts'
import { expect } from '../support/test.ts'
import { typeAndEscape } from '../support/type-and-escape.ts'

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

test('a manager adds an employee, prints the badges of the filtered ones and a new one for somebody, who leaves and returns, and prints who gets a jacket', async ({
  page,
  visit,
  office,
}) => {
  const name = newName()
  const long = 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Cholmondeley the Younger'
  const people = await Promise.all([
    office.hire(name, { firstName: 'Aaron', positions: 0 }),
    office.hire(name, { firstName: 'Bea' }),
    office.hire(name, { firstName: `C ${long}`.slice(0, 70), positions: 12 }),
    office.hire(name, { firstName: 'Dee' }),
  ])
  const dee = people[3]!
  // Whatever season other stories set: the badge has the year in which it opens, at the festival.
  await page.route('**/api/festivals/1/season', async (route) => {
    const season = await (await route.fetch()).json()
    await route.fulfill({ json: { ...season, opensAt: '2032-01-01T03:00:00.000Z' } })
  })
  await openAs({ page, visit }, 'manager', `${EMPLOYEES}?q=${name}`)
  const choose = async (who: string, action: string) => {
    await menuOf(page, who)
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  const question = page.getByRole('alertdialog')

  await page.getByRole('button', { name: 'Add Employee' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Employee' })
  await adding.getByLabel('First').fill(' Cass ')
  await adding.getByLabel('Last').fill(name)
  await adding.getByLabel('Username').fill(name)
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Add Employee' }).click()
  const editing = page.getByRole('dialog', { name: `Edit Cass ${name}` })
  await expect(editing.getByText(`Their first password is “cass${name.toLowerCase()}”`)).toBeVisible()
  await expectAccessible(page)
  const positions = editing.getByRole('region', { name: 'Positions' })
  await positions.getByRole('combobox', { name: 'Position' }).selectOption('Bartender')
  await positions.getByRole('spinbutton', { name: 'Payrate', exact: true }).fill('12.25')
  await positions.getByRole('button', { name: 'Add Position' }).click()
  const rate = positions.getByRole('spinbutton', { name: 'Payrate for Midway - Bartender' })
  await expect(rate).toHaveValue('12.25')
  // A race: the text is typed and Escape pressed before it is rendered.
  await typeAndEscape(editing.getByLabel('Middle'), 'Lee')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await choose(`Cass ${name}`, 'Timesheet')
  const timesheet = page.getByRole('dialog', { name: `Timesheets of Cass ${name}` })
  await expect(timesheet.getByText('No Timesheets Found!')).toBeVisible()
  await expectAccessible(page)
  await timesheet.getByRole('button', { name: 'Close' }).click()

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
  // By first name: that of Cass is the fourth.
  expect(sheets[0]!.codes).toHaveLength(4)
  expect(sheets[0]!.codes).toEqual(expect.arrayContaining(people.slice(0, 3).map(codeOf)))
  expect(sheets[1]!.codes).toEqual([codeOf(dee)])
  await dialog.getByRole('radio', { name: 'A4 sheets, four to a page' }).check()
  expect((await print(page)).map(({ width, codes }) => [width, codes.length])).toEqual([
    [11.7, 4],
    [11.7, 1],
  ])
  await page.keyboard.press('Escape')

  // A label for somebody who lost theirs.
  await choose(`Dee ${name}`, 'Badge')
  await dialog.getByRole('radio', { name: 'Labels, one to a page' }).check()
  const badge = dialog.getByRole('article', { name: `Badge of Dee ${name}` })
  await expect(badge).toContainText('2031')
  await expect(badge.getByRole('listitem')).toHaveCount(1)
  const { width, height } = await badge.evaluate((element) => getComputedStyle(element))
  expect([width, height]).toEqual(['486px', '306px'])
  expect(await badge.locator('svg[height="200"]').getAttribute('width')).toBe('200')
  await dialog.getByRole('button', { name: 'Replace badge' }).click()
  await question.getByRole('button', { name: 'Replace badge' }).click()
  await expect(badge).toContainText('No. 2')
  const history = dialog.getByRole('list', { name: 'Badges so far' }).getByRole('listitem')
  await expect(history).toHaveText([
    /^No. 2 Issued .* by Mara Voss$/,
    /^No. 1 Issued .*\nReplaced .* by Mara Voss$/,
  ])
  await expectAccessible(page)
  const printed = await print(page)
  expect(printed).toEqual([{ width: 5.1, height: 3.2, codes: [expect.any(String)] }])
  const scan = async (badgeCode: string) =>
    (await office.calls.post('/api/badgescan', { data: { badgeCode } })).json()
  expect(await scan(codeOf(dee))).toMatchObject({ message: 'This badge was replaced' })
  expect(await scan(printed[0]!.codes[0]!)).toMatchObject({ success: true })
  await page.keyboard.press('Escape')

  await choose(`Dee ${name}`, 'Edit')
  const leaving = page.getByRole('dialog', { name: `Edit Dee ${name}` })
  await leaving.getByRole('button', { name: 'Deactivate' }).click()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(leaving.getByText(`Dee ${name} is inactive.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('Inactive', { exact: true }).first().click()
  await choose(`Dee ${name}`, 'Edit')
  await leaving.getByRole('button', { name: 'Reactivate' }).click()
  await question.getByRole('button', { name: 'Reactivate' }).click()
  await expect(leaving.getByText(`Dee ${name} is active again.`)).toBeVisible()
  await leaving.getByLabel('Seasons before Nightshift').fill('4')
  await leaving.getByLabel('May come back').uncheck()
  await leaving.getByRole('button', { name: 'Save' }).click()
  await expect(leaving.getByText('Saved.')).toBeVisible()
  await leaving.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Active', { exact: true }).first().click()
  const card = cardOf(page, `Dee ${name}`)
  await expect(card).toContainText('5th season')
  await card.getByRole('button', { name: 'Details' }).click()
  await expect(card).toContainText('May come backNo')

  await page.getByRole('link', { name: 'Jackets' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(/5\d{4} and 4 before Nightshift\d{4} New this year/)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})
