import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../support/accessible.ts'
import { overflowOf } from '../../../support/overflow.ts'
import { expect } from '../../../support/test.ts'
import { type Night, openAs, tab } from './night.ts'

const HAYRIDE = 'Hayride Actor'

/** Both boards follow a badge, a mark, a replacement and a clock-in with a reason. */
export async function watch({ origin, evening, desk, phone }: Night) {
  const { tonight, lastNight, at } = evening
  const [ash, bo, cy] = [
    await evening.hire('Ash', 'Graves', HAYRIDE),
    await evening.hire('Bo', 'Thorne', HAYRIDE),
    await evening.hire('Cy', 'Vale', HAYRIDE),
  ]
  const [eve, fay, gus] = [
    await evening.hire('Eve', 'Tallow', HAYRIDE),
    await evening.hire('Fay', 'Tallow', HAYRIDE),
    await evening.hire('Gus', 'Tallow', HAYRIDE),
  ]
  for (const person of [ash, bo]) {
    await evening.shift(person, at(lastNight, '17:00'), at(lastNight, '23:00'))
  }
  for (const person of [ash, bo, cy, eve, gus]) await evening.plan(person, tonight)
  await evening.publish(tonight)
  // Called at 5 PM.
  await evening.shift(bo, at(tonight, '17:30'))

  const figure = (page: Page) => page.getByRole('definition').first()
  const position = (page: Page) => page.getByRole('button', { name: new RegExp(HAYRIDE) })
  const person = (page: Page, { name }: { name: string }) =>
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
  await tab(desk, 'Dashboard')
  await expect(position(desk)).toBeVisible()
  await expectAccessible(desk)
  await openAs(phone, origin, 'lead', '/employee/admin/tonight')
  await expect(position(phone)).toBeVisible()
  await expectAccessible(phone)
  expect(await overflowOf(phone)).toBe(0)
  const before = Number(await figure(desk).textContent())
  const shift = await evening.scan(ash)
  for (const page of [desk, phone]) await expect(figure(page)).toHaveText(String(before + 1))
  await evening.moveStart(shift, at(tonight, '17:00'))

  // The lead marks Eve, and puts Fay in.
  await position(phone).click()
  await expect(person(phone, ash)).toContainText('In since')
  await expectAccessible(phone)
  expect(await overflowOf(phone)).toBe(0)
  await person(phone, eve).getByRole('button', { name: 'No-show' }).click()
  await expect(person(phone, eve).getByRole('button', { name: 'No-show', pressed: true })).toBeVisible()
  await person(phone, eve).getByRole('button', { name: 'Replace…' }).click()
  await phone.getByRole('radio', { name: fay.name }).check()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Put in' }).click()

  // The manager sees it, and clocks Cy in.
  await position(desk).click()
  await expect(person(desk, eve)).toContainText('No-show')
  await expect(person(desk, fay)).toBeVisible()
  await person(desk, cy).getByRole('button', { name: 'Clock in…' }).click()
  await desk.getByLabel('Reason').fill('Forgot the badge at home')
  await desk.getByLabel('Came at').fill('17:00')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Clock in', exact: true }).click()
  for (const page of [desk, phone]) await expect(person(page, cy)).toContainText('In since')
  for (const page of [desk, phone]) await page.keyboard.press('Escape')
}
