import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  endResult,
  enterCode,
  makeResultsEndable,
  scanByHand,
  startButton,
  status,
} from '../support/kiosk.ts'
import { test } from '../support/office.ts'
import { hire } from '../support/staff.ts'
import { expect } from '../support/test.ts'

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const SCREENS = [
  [360, 740],
  [800, 1280],
  [1280, 800],
] as const

test('somebody with two positions clocks in for the second with a hand-held scanner, and out with tips on keys that fit every screen; an unknown badge is refused, and a forgotten clock-out is told', async ({
  page,
  visit,
  office,
}) => {
  const bo = await hire(office, 'Bo', ['Hayride Actor', 'Bartender'])
  const bram = await hire(office, 'Bram', ['Hayride Actor'])
  await office.scan(bram.id)
  await bram.haveBeenInFor(24)
  await makeResultsEndable(page)
  await visit('/scanner')

  await startButton(page).focus()
  await scanByHand(page, badgeCodeOf(bo.id))
  const which = question(page, 'Which position are you clocking in for?')
  await expect(which.getByRole('radio', { name: 'Hayride - Hayride Actor' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(status(page, 'Cancelled')).toBeVisible()
  await expectAccessible(page)
  await endResult(page)
  await scanByHand(page, badgeCodeOf(bo.id))
  await which.getByText('- Bartender').click()
  await which.getByRole('button', { name: 'Okay' }).click()
  await expect(status(page, 'Clocked In')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Clocked In' })).toHaveText(
    /^Bo Z\.Clocked InBartender\d+:\d\d [AP]M$/,
  )
  await expectAccessible(page)
  expect(await bo.shifts()).toMatchObject([{ positionName: 'Bartender', endTime: null }])
  await bo.haveBeenInFor(1)
  await endResult(page)

  await enterCode(page, badgeCodeOf(bo.id))
  const tips = question(page, 'Please enter your tips:')
  await expect(tips.getByLabel('Cash Tips')).toBeFocused()
  const key = (name: string) =>
    tips.getByRole('group', { name: 'Keypad' }).getByRole('button', { name, exact: true })
  for (const name of ['2', '0', '.25']) await key(name).click()
  await tips.getByLabel('Credit Tips').click()
  for (const name of ['7', 'Erase', '.50']) await key(name).click()
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    for (const control of [key('.75'), key('0'), tips.getByRole('button', { name: 'Okay' })]) {
      const box = (await control.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }
  }
  await expectAccessible(page)
  await tips.getByRole('button', { name: 'Okay' }).click()
  await expect(status(page, 'Clocked Out')).toBeVisible()
  await expect(page.getByText(/^1\.0\d hours$/)).toBeVisible()
  // The longest heading, on narrow screens too.
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    const words = page.getByRole('status').filter({ hasText: 'Clocked Out' })
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  expect(await bo.shifts()).toMatchObject([{ cashTips: 20.25, creditTips: 0.5, endTime: expect.any(String) }])
  await endResult(page)

  await enterCode(page, badgeCodeOf(randomUUID()))
  await expect(status(page, 'ERROR')).toBeVisible()
  await expect(page.getByText('This badge is not known.')).toBeVisible()
  await expectAccessible(page)
  await endResult(page)

  await enterCode(page, badgeCodeOf(bram.id))
  const note = 'You never clocked out of your last shift. It was closed, and a manager will check it.'
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
  expect(await bram.shifts()).toMatchObject([
    { endTime: null, needsReview: null },
    { endTime: expect.any(String), needsReview: 'forgotten' },
  ])
})
