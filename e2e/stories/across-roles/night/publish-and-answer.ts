import { nightText } from '@nightshift/shared/nights/publication/night-text'
import { expectAccessible } from '../../../support/accessible.ts'
import { overflowOf } from '../../../support/overflow.ts'
import { expect } from '../../../support/test.ts'
import { chip, type Night, openAs } from './night.ts'

/** The manager publishes; an actor hears of it, declines and subscribes, and the manager sees that. */
export async function publishAndAnswer({ origin, evening: { nextNight }, desk, phone }: Night) {
  const date = nightText(nextNight)
  await desk.getByRole('button', { name: /^Publish this night/ }).click()
  const dialog = desk.getByRole('dialog', { name: `Publish ${date}` })
  await expect(dialog.getByRole('region', { name: 'Who is affected' })).toContainText('Sam Hollow')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const unseen = dialog.getByRole('region', { name: 'Who has not seen it yet' })
  await expect(unseen).toContainText('Sam Hollow')
  await expectAccessible(desk)

  await openAs(phone, origin, 'actor', '/employee/my-nights')
  const card = phone.getByRole('listitem', { name: date.replace(',', '') })
  await expect(card).toContainText('Be there at 4:50 PM')
  await expect(unseen).not.toContainText('Sam Hollow')
  await desk.keyboard.press('Escape')
  await card.getByRole('button', { name: /^Can't make it/ }).click()
  await phone.getByLabel('Reason').fill('An exam.')
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(card).toContainText('Your reason: An exam.')
  await expect(chip(desk, 'Sam Hollow')).toHaveAccessibleName(/Cannot come/)

  await phone.getByRole('button', { name: 'Make a calendar address' }).click()
  const calendar = await phone.getByLabel('Calendar address').inputValue()
  expect(await (await fetch(calendar)).text()).toContain('BEGIN:VEVENT')
  await expectAccessible(phone)
  expect(await overflowOf(phone)).toBe(0)

  await desk.getByRole('link', { name: 'Print sheet' }).click()
  await expect(desk.getByRole('article')).toContainText("Can't make it: An exam.")
  await expectAccessible(desk)
}
