import { dateAt } from '@nightshift/shared/local-time'
import type { Browser } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { newName, test } from '../support/office.ts'
import { overflowOf } from '../support/overflow.ts'
import { signIn, signInOf } from '../support/sign-in.ts'
import { at, BRAND_HOST, expect } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const DAY_MS = 24 * 60 * 60_000
const daysAgo = (days: number) => dateAt(new Date(Date.now() - days * DAY_MS), 'America/New_York')

async function openManager(browser: Browser) {
  const context = await browser.newContext({
    baseURL: at(BRAND_HOST),
    viewport: { width: 1280, height: 800 },
  })
  const manager = await context.newPage()
  await signIn(manager, 'manager')
  await manager.goto('/employee/admin/timesheets/attention')
  return manager
}

test('somebody says that a shift is wrong and another is missing; a manager applies one and declines the other', async ({
  page,
  visit,
  office,
  browser,
}) => {
  const lastName = newName()
  const { id, username } = await office.hire(lastName)
  const filter = JSON.stringify({ where: { id }, include: [{ relation: 'userPositions' }] })
  const [person] = await (await office.calls.get('/api/users', { params: { filter } })).json()
  const added = await office.calls.post('/api/addTimeEntry', {
    data: { userId: id, upId: person.userPositions[0].id },
  })
  const entry = await added.json()
  const day = daysAgo(1)
  const times = { startTime: `${day}T17:00:00Z`, endTime: `${day}T21:00:00Z` }
  await office.calls.patch(`/api/timeclock/${entry.id}`, { data: times })

  await signInOf(page, username, `ash${lastName}`.toLowerCase())
  await visit('/employee/timeclock')
  const shift = page.getByRole('list', { name: 'My timesheets' }).getByRole('listitem')
  await shift.getByRole('button', { name: /^Something is wrong/ }).click()
  const wrong = page.getByRole('dialog', { name: 'Something is wrong' })
  await expect(wrong.getByLabel('Clock Out')).not.toHaveValue('')
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  const end = await wrong.getByLabel('Clock Out').inputValue()
  await wrong.getByLabel('Clock Out').fill(end.replace(/:\d\d(:\d\d)?$/, ':30'))
  await wrong.getByLabel('What happened?').fill('Helped to sweep up.')
  await wrong.getByRole('button', { name: 'Send to a manager' }).click()
  await expect(shift).toContainText('Waiting for a manager')

  await page.getByRole('button', { name: 'I forgot to clock in' }).click()
  const forgot = page.getByRole('dialog', { name: 'I forgot to clock in' })
  await forgot.getByLabel('Clock In').fill(`${daysAgo(3)}T18:00`)
  await forgot.getByLabel('Clock Out').fill(`${daysAgo(3)}T22:00`)
  await forgot.getByRole('button', { name: 'Send to a manager' }).click()
  await expect(forgot.getByLabel('What happened?')).toBeFocused()
  await forgot.getByLabel('What happened?').fill('The kiosk was off.')
  // A busy browser may drop the tap that follows the change of focus.
  await forgot.getByRole('button', { name: 'Send to a manager' }).click()
  const reported = page.getByRole('list', { name: 'Shifts that you reported' })
  await expect(reported).toContainText('Waiting for a manager')

  const manager = await openManager(browser)
  const cards = manager.getByRole('article', { name: `Ash ${lastName}` })
  const correction = cards.filter({ hasText: 'Helped to sweep up.' })
  const hours = correction.getByRole('row', { name: 'Hours' })
  await expect(hours.getByRole('cell')).toHaveText(['4.00', '4.50, changed'])
  await expectAccessible(manager)
  await correction.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(manager.getByText(`Applied the request of Ash ${lastName}.`)).toBeVisible()
  // The page of the person hears of it.
  await expect(shift).toContainText('Corrected')
  await expect(shift).toContainText('4.50')

  await cards.getByRole('button', { name: 'Decline…' }).click()
  const decline = manager.getByRole('dialog', { name: `Decline the request of Ash ${lastName}` })
  await decline.getByLabel('Reason').fill('The house was closed that night.')
  await decline.getByRole('button', { name: 'Decline the request' }).click()
  await expect(cards).toHaveCount(0)
  await manager.context().close()
  await expect(reported).toContainText('Declined: The house was closed that night.')
})
