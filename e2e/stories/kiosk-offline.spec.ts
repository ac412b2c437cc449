import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { expectAccessible } from '../support/accessible.ts'
import { addKiosk, notice, question, setUp } from '../support/enrolled-kiosk.ts'
import { enterCode, expect, keptFiles, startButton, status, test } from '../support/kiosk.ts'
import { openOffice } from '../support/office.ts'
import { hire } from '../support/staff.ts'

test('an enrolled kiosk can be installed, clocks people in and out without a network, also by camera and after a reload, caches nothing of the other pages, and delivers each punch once', async ({
  page,
  visit,
  context,
  camera,
  playwright,
}) => {
  const [ash, bo, tess] = [
    await hire(playwright, 'Ash', 'Hayride Actor'),
    await hire(playwright, 'Bo', 'Hayride Actor', 'Bog Actor'),
    await hire(playwright, 'Tess', 'Bartender'),
  ]
  await tess.arrive()
  await visit('/scanner')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(await (await page.request.get(manifest!)).json()).toMatchObject({
    ...{ start_url: '/scanner', scope: '/scanner', display: 'fullscreen' },
  })
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  await setUp(page, 'AAAAAAAA')
  await expect(page.getByText('This code is not valid: it may be mistyped, expired or used.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const office = await openOffice(playwright, 'admin')
  const { code } = await addKiosk(office.calls, { name: 'Barn door', festivalId: 1 })
  await office.close()
  const synced = page.waitForResponse('**/api/kiosk/sync')
  await setUp(page, code)
  const name = page.getByText(/^Barn door · /)
  await expect(name).toBeVisible()
  expect((await synced).ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Set up this kiosk' })).toHaveCount(0)
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
  await expect(status(page, 'Clocked In')).toBeVisible()
  await expect(page.getByText('Saved here, will be sent.')).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(true)
  await page.unroute('**/api/badgescan')
  await page.unroute('**/api/health')
  await expect(startButton(page)).toBeVisible()
  await enterCode(page, badgeCodeOf(bo.id))
  const which = question(page, 'Which position are you clocking in for?')
  await which.getByText('- Bog Actor').click()
  await which.getByRole('button', { name: 'Okay' }).click()
  await expect(status(page, 'Clocked In')).toBeVisible()
  await expect(notice(page, /^2 scans saved here since \d+:\d\d [AP]M\. They will be sent/)).toBeVisible()

  await page.reload()
  await expect(name).toBeVisible()
  await expect(notice(page, /^2 scans saved here since/)).toBeVisible()
  for (const path of ['/employee', '/', '/api/health']) {
    const answer = await page.evaluate((address) => fetch(address).catch(() => 'failed'), path)
    expect(answer, path).toBe('failed')
  }
  // The badge reader starts from the cache, too.
  await camera.show(badgeCodeOf(tess.id))
  await startButton(page).click()
  const tips = question(page, 'Please enter your tips:')
  await tips.getByLabel('Cash Tips').fill('20.25')
  await tips.getByRole('button', { name: 'Okay' }).click()
  await expect(status(page, 'Clocked Out')).toBeVisible()
  await camera.hide()
  await page.getByRole('button', { name: 'Stop' }).click()

  // Hired after the kiosk lost its connection.
  const nell = await hire(playwright, 'Nell', 'Hayride Actor')
  await expect(startButton(page)).toBeVisible()
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ usage: 90, quota: 100 })
  })
  await enterCode(page, badgeCodeOf(nell.id))
  const direction = question(page, 'Are you clocking in or out?')
  await expect(direction).toBeVisible()
  await expectAccessible(page)
  await direction.getByRole('button', { name: 'Clock In' }).click()
  await expect(page.getByText('Saved here. Not on this kiosk’s list: a manager will check it.')).toBeVisible()
  await expectAccessible(page)
  await expect(notice(page, 'This kiosk’s storage is nearly full.')).toBeVisible()

  const delivered = page.waitForResponse('**/api/kiosk/punches')
  await context.setOffline(false)
  const results: { result: string }[] = await (await delivered).json()
  expect(results.map(({ result }) => result)).toEqual(['repeated', 'accepted', 'accepted', 'accepted'])
  expect(await ash.shifts()).toMatchObject([{ endTime: null }])
  expect(await bo.shifts()).toMatchObject([{ positionName: 'Bog Actor', endTime: null }])
  expect(await tess.shifts()).toMatchObject([{ cashTips: 20.25, endTime: expect.any(String) }])
  expect(await nell.shifts()).toMatchObject([{ endTime: null }])

  // Online again: the server answers.
  const scanned = page.waitForRequest('**/api/badgescan')
  await expect(startButton(page)).toBeVisible()
  await enterCode(page, badgeCodeOf(bo.id))
  await scanned
  await expect(status(page, 'Clocked Out')).toBeVisible()
  await expect(page.getByText('Saved here')).toHaveCount(0)
  expect(await bo.shifts()).toMatchObject([{ endTime: expect.any(String) }])
})
