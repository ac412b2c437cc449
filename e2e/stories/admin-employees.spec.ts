import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { cardOf, EMPLOYEES, menuOf } from '../support/employees.ts'
import { newName, openAs, test } from '../support/office.ts'
import { expect } from '../support/test.ts'

/** What is left of the text filter's width beside its hint. */
const roomForHint = (page: Page) =>
  page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = font
    const inner = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return inner - pen.measureText(field.placeholder).width
  })

test('a lead searches employees, opens their cards, edits notes and clocks one out', async ({
  page,
  visit,
  office,
}) => {
  const name = newName()
  const ash = await office.hire(name, { positions: 1 })
  await office.hire(`Aa${name}`, { firstName: 'Bea', positions: 0 })
  await office.change(ash.id, { emergencyContact: 'Ida Marrow', emergencyPhone: '555-0100', paychexId: '77' })
  await office.scan(ash.id)
  await openAs({ page, visit }, 'lead', `${EMPLOYEES}?q=${name}`)
  for (const width of [320, 360, 768, 1024, 1600, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await roomForHint(page), `at ${width} px`).toBeGreaterThan(0)
  }
  await expect(page.getByRole('article')).toHaveText([/^Ash/, /^Bea/])
  await page.getByLabel('Sort by').selectOption('Last name')
  await expect(page).toHaveURL(`${EMPLOYEES}?q=${name}&sort=lastName`)
  await expect(page.getByRole('article')).toHaveText([/^Bea/, /^Ash/])
  await page.getByLabel('Sort by').selectOption('First name')
  await expect(page.getByRole('button', { name: 'Add Employee' })).toHaveCount(0)
  await page.getByText('Clocked In', { exact: true }).click()
  await expect(page).toHaveURL(`${EMPLOYEES}?q=${name}&status=clockedIn`)
  await expect(page.getByRole('status').filter({ hasText: 'employee' })).toHaveText('1 employee')
  const ours = cardOf(page, `Ash ${name}`)
  await expect(ours).toContainText(/Clocked in as Hayride Actor\d+ min/)

  await ours.getByRole('button', { name: 'Details' }).click()
  await expect(ours.getByRole('region')).toContainText('0 – Employee')
  await expect(ours.getByRole('region')).not.toContainText('Paychex')
  await ours.getByRole('button', { name: 'Positions' }).click()
  await expect(ours.getByRole('region')).toContainText('Hayride - Hayride Actor$15.50 an hour')
  await ours.getByRole('button', { name: 'Emergency Medical Info' }).click()
  await expect(ours.getByRole('region')).toContainText('Ida Marrow')
  await expectAccessible(page)

  await ours.getByRole('button', { name: 'Notes' }).click()
  await expect(ours.getByRole('button', { name: /^Save the notes/ })).toHaveCount(0)
  await ours.getByRole('textbox').fill('Afraid of clowns.')
  await expect(ours.getByRole('img', { name: 'Changed, not saved yet' })).toBeVisible()
  await ours.getByRole('button', { name: /^Save the notes/ }).click()
  await expect(ours.getByRole('status')).toHaveText('Saved')
  await expect(ours.getByRole('img', { name: 'Changed, not saved yet' })).toHaveCount(0)
  await page.reload()
  await ours.getByRole('button', { name: 'Notes' }).click()
  await expect(ours.getByRole('textbox')).toHaveValue('Afraid of clowns.')

  await menuOf(page, `Ash ${name}`)
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit',
    'Edit Photo',
    'Badge',
    'Replace badge',
    'Application',
    'Timesheet',
    'Clock Out',
  ])
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Clock Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clock Out' }).click()
  await expect(page.getByText('No employee fits these filters.')).toBeVisible()
})

test('Clock Out All ends the shifts that are shown; the virtualized list of two thousand employees scrolls, also with the keyboard', async ({
  page,
  visit,
  office,
}) => {
  const name = newName()
  const people = await Promise.all(['Ash', 'Bea', 'Cy'].map((firstName) => office.hire(name, { firstName })))
  for (const { id } of people) await office.scan(id)
  await openAs({ page, visit }, 'lead', `${EMPLOYEES}?q=${name}`)
  await expect(page.getByText('Clocked in as')).toHaveCount(3)
  await page.route('**/api/timeclock/clockout', async (route) => {
    await office.clockOut(people[1]!.id)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Clock Out All' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Clock Out All' })
  await expect(dialog).toContainText('Clock out 3 employees now?')
  await dialog.getByRole('button', { name: 'Clock Out All' }).click()
  await expect(dialog).toContainText('2 employees clocked out.')
  await expect(dialog).toContainText(`Not clocked out, their shift had ended or was deleted:\nBea ${name}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('Not clocked in')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Clock Out All' })).toBeDisabled()

  const asked = new Set<string>()
  await page.route('**/api/users?*', async (route) => {
    const answer = await route.fetch()
    const [someone] = await answer.json()
    const json = Array.from({ length: 2000 }, (_, index) => {
      const number = String(index).padStart(4, '0')
      const id = someone.id.replace(/.{4}$/, number)
      return { ...someone, id, firstName: 'Extra', lastName: number, photo: `/api/users/${id}/photo?v=1` }
    })
    await route.fulfill({ json })
  })
  await page.route('**/api/users/*/photo?*', (route) => {
    asked.add(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await visit(EMPLOYEES)
  await expect(page.getByText('2000 employees')).toBeVisible()
  const cards = page.getByRole('article')
  expect(await cards.count()).toBeLessThan(60)
  await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '2000')

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(
    page.getByRole('heading', { name: 'Extra M 1999' }).or(page.getByText(/^Extra.* 1999$/)),
  ).toBeVisible()
  expect(await cards.count()).toBeLessThan(60)
  expect(asked.size).toBeLessThan(200)

  // Whoever has the focus keeps it while the list is scrolled away and back.
  await page.evaluate(() => window.scrollTo(0, 0))
  const first = cards.first().getByRole('button', { name: 'Details' })
  await first.click()
  await page.mouse.wheel(0, 30_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20_000)
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cards.first().getByRole('button', { name: 'Positions' })).toBeFocused()
  await expect(cards.first().getByRole('button', { name: 'Positions' })).toBeInViewport()

  await page.getByRole('searchbox').fill('1234')
  await expect(page.getByRole('listitem')).toHaveCount(1)
})
