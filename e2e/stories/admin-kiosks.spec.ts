import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessible.ts'
import { newName, openAs, test } from '../support/office.ts'
import { at, BRAND_HOST, expect } from '../support/test.ts'

const MINUTE = 60_000
const badgeCodeOf = (id: string) => `FM-BADGE:${id}:NIGHTSHIFT`

test('a kiosk is added, set up and revoked, and what it saved offline is decided in Needs attention', async ({
  page,
  visit,
  office,
  playwright,
}) => {
  const name = newName()
  await openAs({ page, visit }, 'admin', '/employee/admin/general/kiosks')
  await page.getByRole('button', { name: 'Add a kiosk' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Show the code' }).click()
  const setUp = page.getByRole('dialog', { name: `Set up ${name}` })
  const code = await setUp.getByLabel('Code', { exact: true }).textContent()
  await expectAccessible(page)

  const tablet = await playwright.request.newContext({ baseURL: at(BRAND_HOST) })
  const send = async (path: string, data: object) => {
    const answer = await tablet.post(path, { data })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  await send('/api/kiosks/enrol', { code })
  await expect(setUp.getByText(`${name} is set up`)).toBeVisible()
  await setUp.getByRole('button', { name: 'Done' }).click()
  const oldestWaitingAt = new Date(Date.now() - 5 * MINUTE).toISOString()
  await send('/api/kiosk/sync', {
    release: '1.2.0',
    waitingPunches: 3,
    oldestWaitingAt,
    clockSkewMs: -252_000,
    storagePersisted: false,
  })
  const card = page.getByRole('article', { name })
  await expect(card).toContainText('Online')
  await expect(card).toContainText('Scans waiting3, since')
  await expect(card).toContainText('4 min slow')
  await expect(card).toContainText('Storage not protected')
  await expectAccessible(page)

  // She is clocked in online, and scanned ten minutes before at the kiosk without a network.
  const ash = await office.hire(newName())
  await office.scan(ash.id)
  const saved = (id: string, seq: number) => ({
    key: randomUUID(),
    badgeCode: badgeCodeOf(id),
    direction: 'in',
    at: new Date(Date.now() - 10 * MINUTE).toISOString(),
    seq,
  })
  expect(await send('/api/kiosk/punches', [saved(ash.id, 1), saved(randomUUID(), 2)])).toMatchObject([
    { result: 'review' },
    { result: 'review' },
  ])

  await card.getByRole('button', { name: `Revoke ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: `Revoke ${name}?` })
  await expect(question).toContainText('3 scans wait on it: it can still deliver them')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(card).toHaveCount(0)
  await page.getByText(/\d+ revoked kiosks?/).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Revoked')
  expect(await send('/api/kiosk/punches', [saved(ash.id, 3)])).toMatchObject([{ result: 'review' }])
  await tablet.dispose()

  await page.getByRole('link', { name: 'Timesheets' }).click()
  await page.getByRole('link', { name: /^Needs attention/ }).click()
  const items = page.getByRole('article').filter({ hasText: `${name}: clocked in at` })
  await expect(items).toHaveCount(3)
  await expectAccessible(page)
  const early = items.filter({ hasText: 'Already clocked in' })
  await expect(early).toContainText(`${ash.firstName} ${ash.lastName}`)
  await expect(early).toContainText('Clocked in since')
  await early.getByRole('button', { name: /^Start the shift at/ }).click()
  await expect(page.getByRole('status').filter({ hasText: `saved for Ash ${ash.lastName}` })).toBeVisible()

  for (const reason of ['Unknown badge', 'Revoked kiosk']) {
    await items.filter({ hasText: reason }).getByRole('button', { name: 'Discard…' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Scanned twice.')
    await page.getByRole('button', { name: 'Discard the scan' }).click()
    await expect(items.filter({ hasText: reason })).toHaveCount(0)
  }
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'General' }).click()
  await page.getByRole('link', { name: 'Audit', exact: true }).click()
  const decided = page.getByRole('article').filter({ hasText: `Ash ${ash.lastName}` })
  await expect(decided.filter({ hasText: 'Kiosk punch' }).first()).toBeVisible()
  await office.clockOut(ash.id)
})
