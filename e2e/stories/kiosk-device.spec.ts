import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { expectAccessible } from '../support/accessible.ts'
import { enterCode, expect, keptFiles, startButton, status, test } from '../support/kiosk.ts'
import { hire } from '../support/staff.ts'

const OFFLINE = 'Offline. Badges cannot be scanned until the connection is back.'

test('a badge whose answer was lost is retried once after the reconnect, with the same idempotency key, and counts once', async ({
  page,
  visit,
  camera,
  playwright,
}) => {
  const ash = await hire(playwright, 'Ash', 'Hayride Actor')
  const keys: (string | undefined)[] = []
  let network = false
  await page.route('**/api/badgescan', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (network) return route.continue()
    // The server gets the request; the kiosk does not get the answer.
    await route.fetch()
    await route.abort()
  })
  await page.route('**/api/health', (route) => (network ? route.continue() : route.abort()))
  await visit('/scanner')
  await startButton(page).click()
  await camera.show(badgeCodeOf(ash.id))
  await expect(status(page, 'ERROR')).toBeVisible()
  await expect(
    page.getByText('Unable to clock in/out. Please refresh the page or try again later.'),
  ).toBeVisible()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expectAccessible(page)
  await expect(status(page, 'Scanning...')).toBeVisible()
  await page.waitForTimeout(4_000)
  await expect(status(page, 'Scanning...')).toBeVisible()
  expect(keys).toHaveLength(1)

  network = true
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(status(page, 'Clocked In')).toBeVisible()
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await ash.shifts()).toMatchObject([{ endTime: null }])
})

test('the camera turns off after five minutes, and with the button', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish)
      Object.assign(window, { stream, wish })
      return stream
    }
    const locks: string[] = []
    Object.assign(window, { locks })
    navigator.wakeLock.request = async () => {
      locks.push('taken')
      return { release: async () => void locks.push('released') } as WakeLockSentinel
    }
  })
  const screenLocks = () => page.evaluate(() => (window as unknown as { locks: string[] }).locks)
  const camera = () =>
    page.evaluate(() => {
      const { stream, wish } = window as unknown as { stream: MediaStream; wish: MediaStreamConstraints }
      const { facingMode } = wish.video as MediaTrackConstraints
      return { facingMode, states: stream.getTracks().map(({ readyState }) => readyState) }
    })
  await page.clock.install()
  await visit('/scanner')
  await startButton(page).click()
  await expect(page.getByLabel('What the camera sees')).toBeVisible()
  expect(await camera()).toEqual({ facingMode: 'user', states: ['live'] })
  expect(await screenLocks()).toEqual(['taken'])
  await page.clock.runFor(290_000)
  await expect(status(page, 'Scanning...')).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(startButton(page)).toBeVisible()
  expect((await camera()).states).toEqual(['ended'])
  expect(await screenLocks()).toEqual(['taken', 'released'])

  await startButton(page).click()
  await expect(page.getByLabel('What the camera sees')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(startButton(page)).toBeVisible()
  expect((await camera()).states).toEqual(['ended'])
})

test('a camera that fails to start shows a message and can be retried; each result has a sound, unless muted', async ({
  page,
  visit,
  playwright,
}) => {
  const [ash, bo] = [
    await hire(playwright, 'Ash', 'Hayride Actor'),
    await hire(playwright, 'Bo', 'Hayride Actor'),
  ]
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    const failures = ['NotAllowedError', 'NotFoundError', 'NotReadableError']
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const failure = failures.shift()
      if (failure) throw new DOMException('', failure)
      return open(wish)
    }
    const notes: number[] = []
    Object.assign(window, { notes })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      notes.push(this.frequency.value)
      start.call(this, when)
    }
  })
  const notes = () => page.evaluate(() => (window as unknown as { notes: number[] }).notes)
  await visit('/scanner')
  await startButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  for (const words of [
    'The camera may not be used. Please allow it in the browser’s settings for this page.',
    'No camera was found. Please connect one, or use a hand-held scanner.',
    'The camera cannot be started. Another app may be using it: please close it there.',
  ]) {
    await expect(page.getByRole('alert')).toContainText(words)
    await page.getByRole('button', { name: 'Try Again' }).click()
  }
  await expect(page.getByLabel('What the camera sees')).toBeVisible()
  // Manual entry works without the camera.
  await enterCode(page, badgeCodeOf(ash.id))
  await expect(status(page, 'Clocked In')).toBeVisible()
  expect(await notes()).toEqual([659, 988])
  await page.getByRole('button', { name: 'Sound on' }).click()
  await expect(status(page, 'Scanning...')).toBeVisible()
  await enterCode(page, badgeCodeOf(bo.id))
  await expect(status(page, 'Clocked In')).toBeVisible()
  expect(await notes()).toHaveLength(2)
})

test('the kiosk can be installed, starts offline with a notice, and caches nothing of the other pages', async ({
  page,
  visit,
  context,
  camera,
  request,
}) => {
  await camera.show(badgeCodeOf('5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20'))
  await visit('/scanner')
  const manifest = await (
    await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)
  ).json()
  expect(manifest).toMatchObject({ start_url: '/scanner', scope: '/scanner', display: 'fullscreen' })
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  await page.getByRole('button', { name: 'Sound on' }).click()
  await expect.poll(() => keptFiles(page)).toContain('/scanner')
  expect((await keptFiles(page)).filter((path) => !/^\/(scanner$|assets\/)/.test(path))).toEqual([])
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toContain('scanner-sw.js')

  await context.setOffline(true)
  await page.reload()
  await expect(startButton(page)).toBeVisible()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/employee', '/', '/api/health']) {
    const answer = await page.evaluate(
      (address) =>
        fetch(address).then(
          () => 'answered',
          () => 'failed',
        ),
      path,
    )
    expect(answer, path).toBe('failed')
  }
  // The camera works offline; the scan fails.
  await startButton(page).click()
  await expect(status(page, 'ERROR')).toBeVisible()
  await camera.hide()

  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
})
