import { expectAccessible } from '../../../support/accessible.ts'
import { overflowOf } from '../../../support/overflow.ts'
import { expect } from '../../../support/test.ts'
import { BOG, chip, DESK, type Night, openAs, PHONE } from './night.ts'

/** A manager plans a night by keyboard, by drag and by Fill, and sees what somebody else plans. */
export async function plan({ origin, evening, desk }: Night) {
  // A change before the page listens would be missed.
  const path = `/employee/admin/nights?night=${evening.nextNight}`
  await Promise.all([desk.waitForResponse('**/api/live'), openAs(desk, origin, 'manager', path)])
  await desk.getByRole('textbox', { name: `Needed in ${BOG}` }).fill('4')
  const chips = desk.getByRole('list', { name: `People in ${BOG}` }).getByRole('button')
  const nell = await evening.hire('Nell', 'Graves', BOG)
  await evening.plan(nell, evening.nextNight)
  await expect(chip(desk, nell.name)).toBeVisible()

  // By keyboard: the position, then the person.
  const add = desk.getByRole('button', { name: `Add somebody to ${BOG}` })
  await add.press('Enter')
  await desk.getByRole('button', { name: `Put Sam Hollow in ${BOG}` }).press('Enter')
  await expect(chip(desk, 'Sam Hollow')).toBeVisible()
  // By drag: the next one of the list.
  const listed = desk.getByRole('list', { name: 'People', exact: true }).getByRole('listitem').first()
  await listed.dragTo(desk.getByRole('listitem').filter({ has: add }))
  await expect(chips).toHaveCount(3)
  await expectAccessible(desk)
  await chip(desk, nell.name).click()
  await expect(desk.getByRole('button', { name: 'Take off' })).toBeVisible()
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')

  await desk.getByRole('button', { name: 'Fill…' }).click()
  const agree = desk.getByRole('button', { name: 'Agree to 1 place' })
  await expect(agree).toBeVisible()
  await expectAccessible(desk)
  await agree.click()
  await expect(chips).toHaveCount(4)
  const nights = desk.getByRole('list', { name: 'Nights' }).getByRole('button')
  await expect(nights.filter({ hasText: '4 of 4' })).toHaveCount(1)

  // On a phone, the people are in a window.
  await desk.setViewportSize(PHONE)
  await expect(listed).toBeHidden()
  expect(await overflowOf(desk)).toBe(0)
  // A click while the page is laid out anew is lost.
  await add.press('Enter')
  await expect(desk.getByRole('dialog', { name: `Add somebody to ${BOG}` })).toBeVisible()
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await desk.setViewportSize(DESK)
}
