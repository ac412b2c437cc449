import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../support/accessible.ts'
import { overflowOf } from '../../../support/overflow.ts'
import { expect } from '../../../support/test.ts'
import type { Night } from './night.ts'

/** Two leads tick people off, one of them without a network, and both agree. */
export async function callOver({ desk, phone }: Night) {
  const tick = (page: Page, name: string) =>
    page.getByRole('button', { name: `${name} is safe`, exact: true })
  const undo = (page: Page, name: string) => page.getByRole('button', { name: `Take back: ${name} is safe` })
  /** Ticks somebody off. A tap right after the list has moved is ignored. */
  const tickOff = (page: Page, name: string) =>
    expect(async () => {
      if (!(await undo(page, name).isVisible())) await tick(page, name).click({ timeout: 2_000 })
      await expect(undo(page, name)).toBeVisible({ timeout: 1_000 })
    }).toPass()

  // The board has a shell of its own.
  await phone.getByRole('link', { name: 'Dashboard' }).click()
  // Two taps from any page of the admin area.
  await phone.getByRole('navigation', { name: 'Sections' }).getByRole('button').click()
  await phone.getByRole('menuitem', { name: 'Roll-call' }).click()
  await expect(phone.getByText('There was none yet.')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Start a drill' }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Start a drill' }).click()
  await expect(tick(phone, 'Ash Graves')).toBeVisible()
  await expectAccessible(phone)
  expect(await overflowOf(phone)).toBe(0)

  // The manager hears of it on the dashboard.
  await desk.getByRole('link', { name: 'Open the roll-call' }).click()
  await tickOff(desk, 'Ash Graves')
  await expect(undo(phone, 'Ash Graves')).toBeVisible()
  await expectAccessible(desk)

  await expect.poll(() => phone.evaluate(() => caches.match('/employee/admin/roll-call'))).toBeTruthy()
  await phone.context().setOffline(true)
  await expect(phone.getByText(/^No connection\. List from \d+:\d\d [AP]M, /)).toBeVisible()
  await tickOff(phone, 'Bo Thorne')
  await phone.getByRole('button', { name: 'Add somebody' }).click()
  await phone.getByRole('dialog').getByLabel('Search by name').fill('Nova')
  await expectAccessible(phone)
  await phone.getByRole('dialog').getByRole('button', { name: /Nova/ }).click()
  // A reload without a network shows the kept list and what waits.
  await phone.emulateMedia({ colorScheme: 'dark' })
  await phone.reload()
  await expect(undo(phone, 'Bo Thorne')).toBeVisible()
  await expect(phone.getByText('2 ticks wait on this phone.')).toBeVisible()
  await expectAccessible(phone)
  await tickOff(desk, 'Cy Vale')
  await expect(tick(desk, 'Bo Thorne')).toBeVisible()
  await phone.context().setOffline(false)
  await expect(undo(desk, 'Bo Thorne')).toBeVisible()
  await expect(tick(desk, 'Nova Pale')).toBeVisible()
  await expect(undo(phone, 'Cy Vale')).toBeVisible()
  await expect(phone.getByText(/No connection/)).toHaveCount(0)

  // On paper: whoever is missing first.
  await desk.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await desk.emulateMedia({ media: 'print' })
  const printed = desk.getByRole('article', { name: 'Roll-call, DRILL' }).getByRole('listitem')
  await expect(printed.first()).toContainText('Nova Pale')
  await expect(desk.getByRole('button', { name: 'End' })).toBeHidden()
  await desk.emulateMedia({ media: 'screen' })
  await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await desk.getByRole('button', { name: 'End' }).click()
  await expect(desk.getByRole('alertdialog', { name: 'End the drill?' })).toContainText('Nova Pale')
  await desk.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click()
  for (const page of [phone, desk]) await expect(page.getByText(/^Ended .* by Mara Voss\.$/)).toBeVisible()
  await phone.emulateMedia({ colorScheme: 'light' })
  await phone.getByRole('link', { name: 'All roll-calls' }).click()
  await expect(phone.getByRole('listitem').filter({ hasText: 'DRILL' })).toContainText(
    '1 of 4 not accounted for at the end',
  )
  await expectAccessible(phone)
}
