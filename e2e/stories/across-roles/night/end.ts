import { formatInZone } from '@nightshift/shared/time'
import { expectAccessible } from '../../../support/accessible.ts'
import { overflowOf } from '../../../support/overflow.ts'
import { expect } from '../../../support/test.ts'
import { type Night, tab } from './night.ts'

/** The lead clocks out the rest, confirms a no-show, and keeps a report that fits a page. */
export async function end({ evening, desk, phone }: Night) {
  await evening.report(evening.lastNight)
  await tab(desk, 'Dashboard')
  await expect(desk.getByRole('link', { name: 'End the night' })).toHaveCount(1)

  await phone.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Dashboard' }).click()
  await phone.getByRole('link', { name: 'End the night' }).click()
  const part = (name: string) => phone.getByRole('region', { name })
  await expect(part('Came late')).toContainText('30 min late')
  await expectAccessible(phone)
  expect(await overflowOf(phone)).toBe(0)
  await part('Still clocked in').getByLabel('Clock out at').fill('22:00')
  await part('Still clocked in').getByRole('button', { name: 'Clock out 3 people' }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(part('Still clocked in')).toContainText('Everybody has clocked out.')
  await part('No-shows to confirm').getByRole('button', { name: 'Mark Gus Tallow as no-show' }).click()
  const incidents = part('Incidents')
  await incidents.getByLabel('Time').fill('20:15')
  await incidents.getByLabel('What happened').fill('Fog machine at the barn failed.')
  await incidents.getByRole('button', { name: 'Add' }).click()
  await expect(incidents.getByText('8:15 PM')).toBeVisible()
  await expectAccessible(phone)
  // The end that the lead chose is for a manager to look at, unless it is now.
  await expect(part('End')).toContainText(/Nothing is left over\.|Shifts that need review: 3/)
  await part('End').getByRole('button', { name: 'End the night' }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: 'End the night' }).click()

  // The report: figures beside the night before, and no money for a lead.
  const report = phone.getByRole('article', { name: 'Night report' })
  await expect(report.getByText('Fog machine at the barn failed.')).toBeVisible()
  await expect(report.getByRole('row', { name: /^Hours worked/ })).toHaveText('Hours worked14.5012.00+2.50')
  await expect(report.getByRole('row', { name: /^Cost/ })).toHaveCount(0)
  expect(await overflowOf(phone)).toBe(0)
  for (const format of ['A4', 'Letter'] as const) {
    const file = (await phone.pdf({ format })).toString('latin1')
    expect(file.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }

  // The manager finds it in the list, with the cost, and the no-show on the card.
  await expect(desk.getByRole('link', { name: 'End the night' })).toHaveCount(0)
  await tab(desk, 'Nights')
  await desk.getByRole('link', { name: 'Reports' }).click()
  const noon = `${evening.tonight}T12:00:00Z`
  await desk.getByRole('link', { name: formatInZone(noon, 'EEE, MMM d', 'UTC') }).click()
  await expect(desk.getByRole('row', { name: /^Cost \$/ })).toContainText('$224.75')
  await expectAccessible(desk)
  await tab(desk, 'Employees')
  await desk.getByRole('searchbox').fill('Gus Tallow')
  await expect(desk.getByRole('button', { name: 'Details' })).toHaveCount(1)
  await desk.getByRole('button', { name: 'Details' }).click()
  await expect(desk.getByText(': 1 no-show, of 1 night')).toBeVisible()
}
