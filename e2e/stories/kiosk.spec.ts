import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { printedBadge } from '../support/badge-desk.ts'
import { enterCode, expect, scanByHand, startButton, status, test } from '../support/kiosk.ts'
import { hire } from '../support/staff.ts'

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })

test('an actor clocks in with a printed badge, stays in view without effect, and clocks out', async ({
  page,
  visit,
  camera,
  browser,
  playwright,
}) => {
  const ash = await hire(playwright, 'Ash', 'Hayride Actor')
  const badge = await printedBadge(browser, ash)
  await visit('/scanner')
  await startButton(page).click()
  await expect(status(page, 'Scanning...')).toBeVisible()
  await expectAccessible(page)

  await camera.show(badge)
  await expect(status(page, 'Clocked In')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Clocked In' })).toHaveText(
    /^Ash Z\.Clocked In\d+:\d\d [AP]M$/,
  )
  await expectAccessible(page)
  await expect(status(page, 'Scanning...')).toBeVisible()
  // The badge stays in view for longer than the server's window for repeated scans.
  await page.waitForTimeout(4_000)
  await expect(status(page, 'Scanning...')).toBeVisible()

  await camera.hide()
  await page.waitForTimeout(2_500)
  await camera.show(badge)
  await expect(status(page, 'Clocked Out')).toBeVisible()
  // The longest heading, on narrow screens too.
  for (const [width, height] of [
    [360, 740],
    [800, 1280],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const words = page.getByRole('status').filter({ hasText: 'Clocked Out' })
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  expect(await ash.shifts()).toEqual([
    expect.objectContaining({ positionName: 'Hayride Actor', endTime: expect.any(String) }),
  ])
})

test('an actor with two positions cancels and chooses the second; a refused clock-in shows the reason', async ({
  page,
  visit,
  camera,
  playwright,
}) => {
  const bo = await hire(playwright, 'Bo', 'Hayride Actor', 'Bog Actor')
  const [gone, newcomer, ash] = [
    await hire(playwright, 'Gone', 'Hayride Actor'),
    await hire(playwright, 'New'),
    await hire(playwright, 'Ash', 'Hayride Actor'),
  ]
  await gone.leave()
  await visit('/scanner')
  await startButton(page).click()
  await camera.show(badgeCodeOf(bo.id))
  const which = question(page, 'Which position are you clocking in for?')
  await expect(which.getByRole('radio', { name: 'Hayride - Hayride Actor' })).toBeChecked()
  await expectAccessible(page)
  await which.getByRole('button', { name: 'Cancel' }).click()
  await expect(status(page, 'Cancelled')).toBeVisible()
  await expectAccessible(page)
  await expect(status(page, 'Scanning...')).toBeVisible()
  expect(await bo.shifts()).toEqual([])

  await page.getByRole('button', { name: 'Stop' }).focus()
  await scanByHand(page, badgeCodeOf(bo.id))
  await which.getByText('- Bog Actor').click()
  await which.getByRole('button', { name: 'Okay' }).click()
  await expect(status(page, 'Clocked In')).toBeVisible()
  expect(await bo.shifts()).toEqual([expect.objectContaining({ positionName: 'Bog Actor', endTime: null })])

  // Unknown code, partial code, inactive employee, employee without a position.
  await expect(status(page, 'Scanning...')).toBeVisible()
  const refused = async (why: string) => {
    await expect(status(page, 'ERROR')).toBeVisible()
    await expect(page.getByText(why)).toBeVisible()
  }
  await camera.show('https://example.com/menu')
  await refused('This badge is not known.')
  await expect(status(page, 'Scanning...')).toBeVisible()
  // The camera takes a core, and the others come from the hand-held scanner and the keyboard.
  await page.getByRole('button', { name: 'Stop' }).click()
  await scanByHand(page, badgeCodeOf(gone.id))
  await refused('This badge is not known.')
  await expect(startButton(page)).toBeVisible()
  await enterCode(page, badgeCodeOf(ash.id).slice(0, 30))
  await refused('This badge is not known.')
  await expect(startButton(page)).toBeVisible()
  await scanByHand(page, badgeCodeOf(newcomer.id))
  await refused('You have not been assigned a possition!')
  await expectAccessible(page)
  await expect(startButton(page)).toBeVisible()
  expect(await Promise.all([gone.shifts(), newcomer.shifts(), ash.shifts()])).toEqual([[], [], []])
  await scanByHand(page, badgeCodeOf(ash.id))
  await expect(status(page, 'Clocked In')).toBeVisible()
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
  for (const [width, height] of [
    [360, 740],
    [800, 1280],
    [1280, 800],
  ] as const) {
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

test('a forgotten clock-out is closed at the next clock-in, with a notice; a question is cancelled by its idle timeout', async ({
  page,
  visit,
  playwright,
}) => {
  const bram = await hire(playwright, 'Bram', 'Hayride Actor')
  const cy = await hire(playwright, 'Cy', 'Hayride Actor', 'Bog Actor')
  await bram.arrive(24)
  await page.clock.install()
  await visit('/scanner')
  await enterCode(page, badgeCodeOf(bram.id))
  await expect(status(page, 'Clocked In')).toBeVisible()
  const note = 'You never clocked out of your last shift. It was closed, and a manager will check it.'
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
  await expectAccessible(page)
  expect(await bram.shifts()).toMatchObject([
    { endTime: null, needsReview: null },
    { endTime: expect.any(String), needsReview: 'forgotten' },
  ])

  // Idle timeout of a question.
  await expect(startButton(page)).toBeVisible()
  await enterCode(page, badgeCodeOf(cy.id))
  const which = question(page, 'Which position are you clocking in for?')
  await expect(which).toBeVisible()
  await page.clock.runFor(45_000)
  await page.keyboard.press('ArrowDown')
  await page.clock.runFor(45_000)
  await expect(which).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(status(page, 'Cancelled')).toBeVisible()
})
