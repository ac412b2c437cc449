import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { printedBadge } from '../support/badge-desk.ts'
import { enterCode, expect, scanByHand, startButton, status, test } from '../support/kiosk.ts'
import { hire } from '../support/staff.ts'

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const SCREENS = [
  [360, 740],
  [800, 1280],
  [1280, 800],
] as const

test('a camera that fails can be retried; an actor clocks in with a printed badge and out with a hand-held scanner; one with two positions chooses the second, a refused badge shows the reason, and a forgotten clock-out is told', async ({
  page,
  visit,
  camera,
  browser,
  playwright,
}) => {
  const [ash, bo, bram, newcomer, gone] = [
    await hire(playwright, 'Ash', 'Hayride Actor'),
    await hire(playwright, 'Bo', 'Hayride Actor', 'Bog Actor'),
    await hire(playwright, 'Bram', 'Hayride Actor'),
    await hire(playwright, 'New'),
    await hire(playwright, 'Gone', 'Hayride Actor'),
  ]
  await gone.leave()
  await bram.arrive(24)
  const badge = await printedBadge(browser, ash)
  await visit('/scanner')
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
  await expect(page.getByLabel('What the camera sees')).toBeVisible()
  await expect(status(page, 'Scanning...')).toBeVisible()
  await expectAccessible(page)
  await camera.show(badge)
  await expect(status(page, 'Clocked In')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Clocked In' })).toHaveText(
    /^Ash Z\.Clocked In\d+:\d\d [AP]M$/,
  )
  await expectAccessible(page)
  // The camera takes a core, and the others come from the hand-held scanner and the keyboard.
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(startButton(page)).toBeVisible()
  await camera.hide()

  await startButton(page).focus()
  await scanByHand(page, badgeCodeOf(bo.id))
  const which = question(page, 'Which position are you clocking in for?')
  await expect(which.getByRole('radio', { name: 'Hayride - Hayride Actor' })).toBeChecked()
  await expectAccessible(page)
  await which.getByRole('button', { name: 'Cancel' }).click()
  await expect(status(page, 'Cancelled')).toBeVisible()
  await expectAccessible(page)
  await expect(startButton(page)).toBeVisible()
  expect(await bo.shifts()).toEqual([])
  await scanByHand(page, badgeCodeOf(bo.id))
  await which.getByText('- Bog Actor').click()
  await which.getByRole('button', { name: 'Okay' }).click()
  await expect(status(page, 'Clocked In')).toBeVisible()
  expect(await bo.shifts()).toEqual([expect.objectContaining({ positionName: 'Bog Actor', endTime: null })])

  await expect(startButton(page)).toBeVisible()
  await scanByHand(page, badgeCodeOf(ash.id))
  await expect(status(page, 'Clocked Out')).toBeVisible()
  // The longest heading, on narrow screens too.
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    const words = page.getByRole('status').filter({ hasText: 'Clocked Out' })
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  expect(await ash.shifts()).toEqual([
    expect.objectContaining({ positionName: 'Hayride Actor', endTime: expect.any(String) }),
  ])

  for (const [code, why] of [
    [badgeCodeOf(gone.id), 'This badge is not known.'],
    [badgeCodeOf(newcomer.id), 'You have not been assigned a possition!'],
  ] as const) {
    await expect(startButton(page)).toBeVisible()
    await enterCode(page, code)
    await expect(status(page, 'ERROR')).toBeVisible()
    await expect(page.getByText(why)).toBeVisible()
  }
  await expectAccessible(page)
  expect(await Promise.all([gone.shifts(), newcomer.shifts()])).toEqual([[], []])

  await expect(startButton(page)).toBeVisible()
  await enterCode(page, badgeCodeOf(bram.id))
  await expect(status(page, 'Clocked In')).toBeVisible()
  const note = 'You never clocked out of your last shift. It was closed, and a manager will check it.'
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
  await expectAccessible(page)
  expect(await bram.shifts()).toMatchObject([
    { endTime: null, needsReview: null },
    { endTime: expect.any(String), needsReview: 'forgotten' },
  ])
})

test("a bartender enters tips on the kiosk's keypad, on every screen size", async ({
  page,
  visit,
  playwright,
}) => {
  const tess = await hire(playwright, 'Tess', 'Bartender')
  await tess.arrive()
  await visit('/scanner')
  await enterCode(page, badgeCodeOf(tess.id))
  const tips = question(page, 'Please enter your tips:')
  await expect(tips).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(status(page, 'Cancelled')).toBeVisible()
  await expect(startButton(page)).toBeVisible()
  expect(await tess.shifts()).toMatchObject([{ endTime: null }])

  await enterCode(page, badgeCodeOf(tess.id))
  await expect(tips.getByLabel('Cash Tips')).toBeFocused()
  const key = (name: string) =>
    tips.getByRole('group', { name: 'Keypad' }).getByRole('button', { name, exact: true })
  for (const name of ['2', '0', '.25']) await key(name).click()
  await tips.getByLabel('Credit Tips').click()
  for (const name of ['1', '4', '5', 'Erase', '.50']) await key(name).click()
  await expect(tips.getByLabel('Cash Tips')).toHaveValue('20.25')
  await expect(tips.getByLabel('Credit Tips')).toHaveValue('14.50')
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    for (const control of [key('.75'), key('0'), tips.getByRole('button', { name: 'Okay' })]) {
      const box = (await control.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }
  }
  await expectAccessible(page)
  // Keyboard input is validated as quarters, too.
  await tips.getByLabel('Cash Tips').fill('20.10')
  await tips.getByRole('button', { name: 'Okay' }).click()
  await expect(tips).toBeVisible()
  await tips.getByLabel('Cash Tips').fill('20.25')
  await tips.getByRole('button', { name: 'Okay' }).click()
  await expect(status(page, 'Clocked Out')).toBeVisible()
  expect(await tess.shifts()).toMatchObject([
    { cashTips: 20.25, creditTips: 14.5, endTime: expect.any(String) },
  ])
})
