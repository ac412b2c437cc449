import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { AttentionItem } from '@nightshift/shared/kiosk-punches/contract'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { addKiosk, notice, question, setUp } from '../support/enrolled-kiosk.ts'
import { enterCode, startButton, status } from '../support/kiosk.ts'
import { limitStorage } from '../support/limited-storage.ts'
import { newName } from '../support/office.ts'
import { hire, worked } from '../support/payroll.ts'
import { signIn } from '../support/sign-in.ts'
import { at, BRAND_HOST, expect, test } from '../support/test.ts'

// No other story scans badges, or has scans that need attention, at the second festival.
const FESTIVAL = 2
const HOUR = 3_600_000
const REFUSAL = 'Badges count only at the kiosks of this venue. Please clock in there, or ask your lead.'

/** A tablet with the scanner open, on which a result can be ended before its three seconds are over. */
async function openTablet(browser: Browser) {
  const context = await browser.newContext({ baseURL: at(BRAND_HOST) })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const start = window.setTimeout
    const patched = (handler: () => void, delay?: number) => {
      if (delay === 3_000) Object.assign(window, { endResult: handler })
      return start(handler, delay)
    }
    Object.assign(window, { setTimeout: patched })
  })
  const storage = await limitStorage(page)
  await page.goto('/scanner')
  return { page, storage }
}

/** Scans a badge, looks at the result, and ends it. */
async function scan(page: Page, badgeId: string, heading: string, words: string) {
  await enterCode(page, badgeCodeOf(badgeId))
  await expectResult(page, heading, words)
}

async function expectResult(page: Page, heading: string, words: string) {
  await expect(status(page, heading)).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await page.evaluate(() => (window as unknown as { endResult?: () => void }).endResult?.())
  await expect(startButton(page)).toBeVisible()
}

test('a night on which one kiosk loses its network: each scan is applied once or decided in the office', async ({
  page,
  visit,
  browser,
}) => {
  // Two pages at work.
  test.slow()
  const { request } = page
  await page.context().addCookies([{ name: 'FM_CUR_FEST', value: String(FESTIVAL), url: at(BRAND_HOST) }])
  await signIn(page, 'admin')
  const lastName = newName()
  const [ash, bo, cy, dee, eve] = await Promise.all(
    (['Ash', 'Bo', 'Cy', 'Dee', 'Eve'] as const).map((name) => hire(page, [name, lastName])),
  )
  const shiftsOf = async ({ id }: { id: string }) => {
    const filter = JSON.stringify({ where: { userId: id } })
    return (await request.get('/api/timeclock', { params: { filter } })).json()
  }
  const startTime = new Date(Date.now() - HOUR).toISOString()
  const shiftOfCy = await worked(page, cy!, { startTime, endTime: null })

  // Only enrolled kiosks may clock: the tablet is refused until it is one.
  const { page: barnDoor, storage } = await openTablet(browser)
  await request.patch(`/api/festivals/${FESTIVAL}`, { data: { onlyEnrolledKiosks: true } })
  await scan(barnDoor, ash!.id, 'ERROR', REFUSAL)
  const barn = await addKiosk(request, { name: `Barn ${lastName}`, festivalId: FESTIVAL })
  const synced = barnDoor.waitForResponse('**/api/kiosk/sync')
  await setUp(barnDoor, barn.code)
  expect((await synced).ok()).toBe(true)
  await expect(barnDoor.getByText(/^Barn /)).toBeVisible()

  await barnDoor.context().setOffline(true)
  const willBeSent = 'Saved here, will be sent.'
  await scan(barnDoor, ash!.id, 'Clocked In', willBeSent)
  await scan(barnDoor, bo!.id, 'Clocked In', willBeSent)
  await scan(barnDoor, cy!.id, 'Clocked Out', willBeSent)
  await enterCode(barnDoor, badgeCodeOf(randomUUID()))
  await question(barnDoor, 'Are you clocking in or out?').getByRole('button', { name: 'Clock In' }).click()
  await expectResult(barnDoor, 'Clocked In', 'Saved here. Not on this kiosk’s list: a manager will check it.')
  await storage.fill()
  await scan(
    barnDoor,
    dee!.id,
    'ERROR',
    'Not saved: this kiosk cannot store any more scans. Nothing was recorded. Please see your lead.',
  )
  await storage.free()
  await scan(barnDoor, dee!.id, 'Clocked In', willBeSent)
  await expect(notice(barnDoor, /^5 scans saved here since \d+:\d\d [AP]M\./)).toBeVisible()

  // Meanwhile: a clock-in elsewhere, a replaced badge, and a shift that a manager closes.
  await worked(page, ash!, { startTime: new Date().toISOString(), endTime: null })
  for (const [path, data] of [
    [`/api/users/${bo!.id}/replacebadge`, {}],
    ['/api/timeclock/clockout', { ids: [shiftOfCy] }],
  ] as const)
    expect((await request.post(path, { data })).ok(), path).toBe(true)
  await visit('/employee/admin/timesheets/attention')
  await expect(page.getByText('Nothing needs attention')).toBeVisible()

  const delivered = barnDoor.waitForResponse('**/api/kiosk/punches')
  await barnDoor.context().setOffline(false)
  const delivery = await delivered
  const results: { result: string }[] = await delivery.json()
  expect(results.map(({ result }) => result)).toEqual(['review', 'review', 'review', 'review', 'accepted'])
  const [inOfAsh, , outOfCy, , inOfDee] = delivery.request().postDataJSON()
  await expect(notice(barnDoor, 'saved')).toHaveCount(0)

  const section = page.getByRole('link', { name: /^Needs attention/ })
  await expect(section).toHaveText('Needs attention4')
  const item = (name: string) => page.getByRole('article', { name })
  for (const [name, why, proposal] of [
    [`Ash ${lastName}`, 'Already clocked in A shift was open', /^Start the shift at/],
    [`Bo ${lastName}`, 'Replaced badge This badge was replaced by a new one', /^Clock in at/],
    [`Cy ${lastName}`, 'Shift closed meanwhile Somebody closed the shift', /^End the shift at/],
    ['Unknown badge', 'Nobody at this festival has this badge.', 'Discard…'],
  ] as const) {
    await expect(item(name)).toContainText(why)
    await expect(item(name)).toContainText(`Barn ${lastName}: clocked`)
    await expect(item(name).getByRole('button').first()).toHaveText(proposal)
  }
  await expectAccessible(page)
  await item(`Ash ${lastName}`).getByRole('button').first().click()
  await expect(section).toHaveText('Needs attention3')
  await item('Unknown badge').getByRole('button', { name: 'Discard…' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('A visitor.')
  await page.getByRole('button', { name: 'Discard the scan' }).click()
  await expect(section).toHaveText('Needs attention2')

  // Revoked while it has no network, with one more scan.
  await barnDoor.context().setOffline(true)
  await scan(barnDoor, eve!.id, 'Clocked In', willBeSent)
  expect((await request.delete(`/api/kiosks/${barn.id}`)).ok()).toBe(true)
  let reconnect = () => {}
  const connected = new Promise<void>((resolve) => {
    reconnect = resolve
  })
  await barnDoor.route('**/api/kiosk/punches', async (route) => {
    await connected
    await route.continue()
  })
  await barnDoor.context().setOffline(false)
  const removed = 'This kiosk was removed by an administrator.'
  await expect(notice(barnDoor, `${removed} 1 scan saved here is still being sent.`)).toBeVisible()
  reconnect()
  await expect(item(`Eve ${lastName}`)).toContainText('Revoked kiosk')
  await expect(notice(barnDoor, 'still being sent')).toHaveCount(0)
  await expect(notice(barnDoor, removed)).toBeVisible()
  await scan(barnDoor, dee!.id, 'ERROR', REFUSAL)

  // Decisions elsewhere: the open page follows.
  const waiting: AttentionItem[] = await (
    await request.get('/api/kiosk/punches', { params: { festivalId: FESTIVAL } })
  ).json()
  expect(waiting.map(({ reason }) => reason)).toEqual(['badgeReplaced', 'closedMeanwhile', 'kioskRevoked'])
  for (const [index, { key, reason, proposals }] of waiting.entries()) {
    const applied = reason === 'closedMeanwhile' && { proposal: proposals[0] }
    const data = applied || { discard: 'She was not here.' }
    const decided = await request.post(`/api/kiosk/punches/${key}/decide`, { data })
    expect(decided.ok(), reason).toBe(true)
    await expect(page.getByRole('article')).toHaveCount(waiting.length - 1 - index)
  }
  await expect(page.getByText('Nothing needs attention')).toBeVisible()
  await request.patch(`/api/festivals/${FESTIVAL}`, { data: { onlyEnrolledKiosks: false } })

  expect(await Promise.all([ash, bo, cy, dee, eve].map((person) => shiftsOf(person!)))).toMatchObject([
    [{ startTime: inOfAsh.at, endTime: null }],
    [],
    [{ startTime, endTime: outOfCy.at }],
    [{ startTime: inOfDee.at, endTime: null }],
    [],
  ])
  await barnDoor.context().close()
})
