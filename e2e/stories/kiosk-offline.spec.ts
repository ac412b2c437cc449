import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  endResult,
  enterCode,
  expect,
  keptFiles,
  makeResultsEndable,
  startButton,
  status,
  test,
} from '../support/kiosk.ts'
import { limitStorage } from '../support/limited-storage.ts'
import { newName } from '../support/office.ts'
import { hire, worked } from '../support/payroll.ts'
import { signIn } from '../support/sign-in.ts'
import { at, BRAND_HOST } from '../support/test.ts'

// No other story scans badges, or has scans that need attention, at the second festival.
const FESTIVAL = 2
const HOUR_MS = 60 * 60_000
const WILL_BE_SENT = 'Saved here, will be sent.'

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
/** The bar about the connection and the scans that wait. */
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** An administrator at the page with the kiosks of the festival. */
async function openOffice(browser: Browser) {
  const context = await browser.newContext({ baseURL: at(BRAND_HOST) })
  await context.addCookies([{ name: 'FM_CUR_FEST', value: String(FESTIVAL), url: at(BRAND_HOST) }])
  const office = await context.newPage()
  await signIn(office, 'admin')
  await office.goto('/employee/admin/general/kiosks')
  return office
}

/** Adds a kiosk. Returns the code that the tablet asks for. */
async function addKiosk(office: Page, name: string) {
  await office.getByRole('button', { name: 'Add a kiosk' }).click()
  await office.getByRole('textbox', { name: 'Name' }).fill(name)
  await office.getByRole('button', { name: 'Show the code' }).click()
  const code = office.getByRole('dialog', { name: `Set up ${name}` }).getByLabel('Code', { exact: true })
  await expectAccessible(office)
  return (await code.textContent())!
}

async function expectResult(page: Page, heading: string, words: string) {
  await expect(status(page, heading)).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
}

/** Scans a badge, looks at the result, and ends it. */
async function scan(page: Page, badgeId: string, heading: string, words: string) {
  await enterCode(page, badgeCodeOf(badgeId))
  await expectResult(page, heading, words)
  await endResult(page)
}

test('a tablet becomes a kiosk, clocks people in and out without a network, also by camera and after a reload, and delivers each scan once; what does not fit the timesheets is decided in the office, and a removed kiosk delivers what it saved', async ({
  page,
  visit,
  camera,
  browser,
}) => {
  const lastName = newName()
  const kioskName = `Barn ${lastName}`
  const office = await openOffice(browser)
  const { request } = office
  const [ash, bo, dee, eve] = [
    await hire(office, ['Ash', lastName]),
    await hire(office, ['Bo', lastName]),
    await hire(office, ['Dee', lastName]),
    await hire(office, ['Eve', lastName]),
  ]
  const shiftsOf = async ({ id }: { id: string }) => {
    const filter = JSON.stringify({ where: { userId: id } })
    return (await request.get('/api/timeclock', { params: { filter } })).json()
  }
  const startTime = new Date(Date.now() - HOUR_MS).toISOString()
  await worked(office, dee, { startTime, endTime: null })
  const code = await addKiosk(office, kioskName)

  await makeResultsEndable(page)
  const storage = await limitStorage(page)
  await visit('/scanner')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(await (await page.request.get(manifest!)).json()).toMatchObject({
    start_url: '/scanner',
    scope: '/scanner',
    display: 'fullscreen',
  })
  const devTools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  await page.getByRole('button', { name: 'Set up this kiosk' }).click()
  const setUp = question(page, 'Set up this kiosk')
  await setUp.getByLabel('Code').fill('AAAA-AAAA')
  await setUp.getByRole('button', { name: 'Set Up' }).click()
  await expect(setUp.getByText('This code is not valid: it may be mistyped, expired or used.')).toBeVisible()
  await expectAccessible(page)
  const synced = page.waitForResponse('**/api/kiosk/sync')
  await setUp.getByLabel('Code').fill(code.toLowerCase())
  await setUp.getByRole('button', { name: 'Set Up' }).click()
  expect((await synced).ok()).toBe(true)
  const itsName = page.getByText(kioskName, { exact: true })
  await expect(itsName).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up this kiosk' })).toHaveCount(0)
  // The camera takes a core.
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(office.getByText(`${kioskName} is set up`)).toBeVisible()
  await office.getByRole('button', { name: 'Done' }).click()
  await expect(office.getByRole('region', { name: kioskName })).toContainText('Online')
  await expectAccessible(office)
  await expect.poll(() => keptFiles(page)).toContain('/scanner')
  expect((await keptFiles(page)).filter((path) => !/^\/(scanner$|assets\/)/.test(path))).toEqual([])
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toContain('scanner-sw.js')

  // The server gets the scan; the kiosk does not get the answer, and saves it under the same key.
  await page.route('**/api/badgescan', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route('**/api/health', (route) => route.abort())
  await enterCode(page, badgeCodeOf(ash.id))
  await expectResult(page, 'Clocked In', WILL_BE_SENT)
  await expectAccessible(page)
  await page.context().setOffline(true)
  await page.unrouteAll()
  await endResult(page)
  await scan(page, bo.id, 'Clocked In', WILL_BE_SENT)
  await enterCode(page, badgeCodeOf(randomUUID()))
  const direction = question(page, 'Are you clocking in or out?')
  await expect(direction).toBeVisible()
  await expectAccessible(page)
  await direction.getByRole('button', { name: 'Clock In' }).click()
  await expectResult(page, 'Clocked In', 'Saved here. Not on this kiosk’s list: a manager will check it.')
  await expectAccessible(page)
  await endResult(page)
  await storage.fill()
  const notSaved =
    'Not saved: this kiosk cannot store any more scans. Nothing was recorded. Please see your lead.'
  await scan(page, dee.id, 'ERROR', notSaved)
  await storage.free()

  await page.reload()
  await expect(itsName).toBeVisible()
  await expect(notice(page, /^3 scans saved here since \d+:\d\d [AP]M\. They will be sent/)).toBeVisible()
  const answers = await page.evaluate(() =>
    Promise.all(['/employee', '/', '/api/health'].map((path) => fetch(path).catch(() => 'failed'))),
  )
  expect(answers).toEqual(['failed', 'failed', 'failed'])
  // The badge reader starts from the cache, too.
  await expect(status(page, 'Scanning...')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await camera.show(badgeCodeOf(dee.id))
  await page.evaluate(() => {
    const open = navigator.mediaDevices.getUserMedia
    navigator.mediaDevices.getUserMedia = async () => {
      navigator.mediaDevices.getUserMedia = open
      throw new DOMException('', 'NotAllowedError')
    }
  })
  await startButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The camera may not be used.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expectResult(page, 'Clocked Out', WILL_BE_SENT)
  await page.getByRole('button', { name: 'Stop' }).click()
  await endResult(page)

  // Meanwhile one of them clocks in elsewhere.
  await worked(office, bo, { startTime: new Date().toISOString(), endTime: null })
  await office.getByRole('link', { name: 'Timesheets' }).click()
  await office.getByRole('link', { name: /^Needs attention/ }).click()
  await expect(office.getByText('Nothing needs attention')).toBeVisible()
  await expectAccessible(office)
  const delivered = page.waitForResponse('**/api/kiosk/punches')
  await page.context().setOffline(false)
  const delivery = await delivered
  const results: { result: string }[] = await delivery.json()
  expect(results.map(({ result }) => result)).toEqual(['repeated', 'review', 'review', 'accepted'])
  const [, inOfBo, , outOfDee] = delivery.request().postDataJSON()
  await expect(notice(page, 'saved')).toHaveCount(0)

  const section = office.getByRole('link', { name: /^Needs attention/ })
  await expect(section).toHaveText('Needs attention2')
  const item = (name: string) => office.getByRole('article', { name })
  await expect(item(`Bo ${lastName}`)).toContainText('Already clocked in A shift was open')
  await expect(item(`Bo ${lastName}`)).toContainText(`${kioskName}: clocked`)
  await expect(item('Unknown badge')).toContainText('Nobody at this festival has this badge.')
  await expectAccessible(office)
  await office.setViewportSize({ width: 360, height: 800 })
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await item(`Bo ${lastName}`)
    .getByRole('button', { name: /^Start the shift at/ })
    .click()
  await expect(item(`Bo ${lastName}`)).toHaveCount(0)
  await item('Unknown badge').getByRole('button', { name: 'Discard…' }).click()
  await office.getByRole('textbox', { name: 'Reason' }).fill('A visitor.')
  await office.getByRole('button', { name: 'Discard the scan' }).click()
  await expect(office.getByText('Nothing needs attention')).toBeVisible()

  // Removed while it has no network, with one more scan.
  await page.context().setOffline(true)
  await scan(page, eve.id, 'Clocked In', WILL_BE_SENT)
  const kiosks: { id: number; name: string }[] = await (
    await request.get('/api/kiosks', { params: { festivalId: FESTIVAL } })
  ).json()
  const { id } = kiosks.find(({ name }) => name === kioskName)!
  expect((await request.delete(`/api/kiosks/${id}`)).ok()).toBe(true)
  await page.context().setOffline(false)
  await expect(notice(page, 'This kiosk was removed by an administrator.')).toBeVisible()
  await expect(item(`Eve ${lastName}`)).toContainText('Revoked kiosk')
  expect(await Promise.all([ash, bo, dee, eve].map(shiftsOf))).toMatchObject([
    [{ endTime: null }],
    [{ startTime: inOfBo.at, endTime: null }],
    [{ startTime, endTime: outOfDee.at }],
    [],
  ])
  // For other stories of the festival: nothing waits.
  const [waiting] = await (
    await request.get('/api/kiosk/punches', { params: { festivalId: FESTIVAL } })
  ).json()
  const discard = { data: { discard: 'She was not here.' } }
  expect((await request.post(`/api/kiosk/punches/${waiting.key}/decide`, discard)).ok()).toBe(true)
  await office.context().close()
})
