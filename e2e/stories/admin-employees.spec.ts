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

test('a lead edits notes, resets a password and clocks people out; the virtualized list of two thousand employees scrolls, also with the keyboard', async ({
  page,
  visit,
  office,
}) => {
  const name = newName()
  const ash = await office.hire(name)
  for (const { id } of [ash, await office.hire(name, { firstName: 'Bea' })]) await office.scan(id)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs({ page, visit }, 'lead', `${EMPLOYEES}?q=${name}`)
  for (const width of [320, 360, 768, 1024, 1600, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await roomForHint(page), `at ${width} px`).toBeGreaterThan(0)
  }
  const ours = cardOf(page, `Ash ${name}`)
  await expect(ours).toContainText(/Clocked in as Hayride Actor\d+ min/)
  await ours.getByRole('button', { name: 'Details' }).click()
  await expectAccessible(page)
  await ours.getByRole('button', { name: 'Notes' }).click()
  await expect(ours.getByRole('button', { name: /^Save the notes/ })).toHaveCount(0)
  await ours.getByRole('textbox').fill('Afraid of clowns.')
  await expect(ours.getByRole('img', { name: 'Changed, not saved yet' })).toBeVisible()
  await ours.getByRole('button', { name: /^Save the notes/ }).click()
  await expect(ours.getByRole('status')).toHaveText('Saved')
  await expect(ours.getByRole('img', { name: 'Changed, not saved yet' })).toHaveCount(0)
  const filter = JSON.stringify({ where: { id: ash.id } })
  const found = await office.calls.get('/api/users', { params: { filter } })
  expect(await found.json()).toMatchObject([{ notes: 'Afraid of clowns.' }])

  await menuOf(page, `Ash ${name}`)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  const window = page.getByRole('dialog', { name: `Edit Ash ${name}` })
  await window.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }).click()
  const shown = page.getByRole('alertdialog', { name: `The new password of Ash ${name}` })
  await expect(shown).toContainText(`ash${name.toLowerCase()}`)
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'Copy' }).click()
  await expect(shown.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`ash${name.toLowerCase()}`)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText(`ash${name.toLowerCase()}`, { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await menuOf(page, `Ash ${name}`)
  await page.getByRole('menuitem', { name: 'Clock Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clock Out' }).click()
  await expect(ours).toContainText('Not clocked in')
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
  await visit(EMPLOYEES)
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
