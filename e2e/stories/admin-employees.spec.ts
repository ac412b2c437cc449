import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { cardOf, EMPLOYEES, menuOf } from '../support/employees.ts'
import { newName, test } from '../support/office.ts'
import { fillLogin } from '../support/sign-in.ts'
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

test('a lead sees who is on the clock without a reload, takes notes, resets a password and clocks people out; a list of two thousand employees scrolls, also with the keyboard', async ({
  page,
  arrive,
  office,
}) => {
  const name = newName()
  const ash = await office.hire(name)
  const bea = await office.hire(name, { firstName: 'Bea' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // A tab of managers: a lead gets the dashboard.
  await page.goto('/employee/admin/timesheets')
  await fillLogin(page, 'lead')
  await arrive('/employee/admin')
  const board = page.getByRole('region', { name: 'On the clock now' })
  await expect(board).toBeVisible()
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  for (const { id } of [ash, bea]) await office.scan(id)
  const shift = board.getByRole('listitem').filter({ hasText: `Ash ${name}` })
  await expect(shift).toHaveText(`Ash ${name} 0 min`)
  await office.clockOut(ash.id)
  await expect(shift).toHaveCount(0)

  await page
    .getByRole('region', { name: 'Employees' })
    .getByRole('link', { name: /^Active/ })
    .click()
  await expect(page).toHaveTitle('Employees · Admin · Nightshift')
  await page.getByRole('searchbox').fill(name)
  const ours = cardOf(page, `Bea ${name}`)
  await expect(ours).toContainText(/Clocked in as Hayride Actor\d+ min/)
  for (const width of [320, 360, 768, 1024, 1600, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await roomForHint(page), `at ${width} px`).toBeGreaterThan(0)
  }
  await ours.getByRole('button', { name: 'Details' }).click()
  await expectAccessible(page)
  await ours.getByRole('button', { name: 'Notes' }).click()
  await ours.getByRole('textbox').fill('Afraid of clowns.')
  await expect(ours.getByRole('img', { name: 'Changed, not saved yet' })).toBeVisible()
  await ours.getByRole('button', { name: /^Save the notes/ }).click()
  await expect(ours.getByRole('status')).toHaveText('Saved')

  await menuOf(page, `Bea ${name}`)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }).click()
  const shown = page.getByRole('alertdialog', { name: `The new password of Bea ${name}` })
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'Copy' }).click()
  await expect(shown.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`bea${name.toLowerCase()}`)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Okay' }).click()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Clock Out All' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Clock Out All' })
  await dialog.getByRole('button', { name: 'Clock Out All' }).click()
  await expect(dialog).toContainText('1 employee clocked out.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('Not clocked in')).toHaveCount(2)

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
  await page.goto(EMPLOYEES)
  await expect(page.getByText('2000 employees')).toBeVisible()
  const cards = page.getByRole('article')
  expect(await cards.count()).toBeLessThan(60)
  await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '2000')

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(
    page.getByRole('heading', { name: 'Extra M 1999' }).or(page.getByText(/^Extra.* 1999$/)),
  ).toBeVisible()
  expect(await cards.count()).toBeLessThan(60)
  expect(asked.size).toBeLessThan(200)

  // Whoever has the focus keeps it while the list is scrolled away and back.
  await page.evaluate(() => scrollTo(0, 0))
  const first = cards.first().getByRole('button', { name: 'Details' })
  await first.click()
  await page.mouse.wheel(0, 30_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20_000)
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cards.first().getByRole('button', { name: 'Positions' })).toBeFocused()
  await expect(cards.first().getByRole('button', { name: 'Positions' })).toBeInViewport()

  await page.getByRole('searchbox').fill('1234')
  await expect(page.getByRole('listitem')).toHaveCount(1)
})
