import { expectAccessible } from '../support/accessible.ts'
import { hire, signInAsManager, worked } from '../support/payroll.ts'
import { expect, test } from '../support/test.ts'

test('a manager corrects a night: splits a shift, ends the others together and adds one of somebody who left', async ({
  page,
  visit,
}) => {
  await signInAsManager(page)
  const night = { startTime: '2022-03-05T22:00:00Z', endTime: '2022-03-06T06:00:00Z' }
  const vera = await hire(page, ['Vera', 'Quill'], { payrate: 16 })
  await worked(page, vera, night)
  await worked(page, await hire(page, ['Otto', 'Quill']), night)
  await worked(page, await hire(page, ['Pia', 'Quill']), night)
  const gone = await hire(page, ['Gil', 'Quill'], { payrate: 17.25 })
  await page.request.patch(`/api/users/${gone.id}`, { data: { isActive: false } })
  await visit('/employee/admin/timesheets?from=2022-03-05&to=2022-03-06&sort=employee')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })

  // Make-up until 8, then an elf.
  await page.getByRole('button', { name: 'Edit Vera Quill' }).click()
  await page.getByRole('button', { name: 'Split…' }).click()
  const split = page.getByRole('dialog', { name: 'Split time entry' })
  await split.getByLabel('Split at').fill('2022-03-05T20:00')
  await split.getByLabel('Position').selectOption({ label: 'Wicked Elf' })
  await split.getByLabel('Rate').fill('18')
  const parts = split.getByRole('listitem')
  await expect(parts.first()).toContainText('Krampus · $16.00')
  await expect(parts.first()).toContainText('3.00 hours, $48.00')
  await expect(parts.last()).toContainText('5.00 hours, $90.00')
  await expect(split).toContainText('Together 8.00 hours, $138.00 (before 8.00 hours, $128.00)')
  await expectAccessible(page)
  await split.getByRole('button', { name: 'Split', exact: true }).click()
  await expect(row('Vera Quill')).toHaveCount(2)
  await expect(row('Wicked Elf')).toContainText('5.00$18.00$90.00')

  // A range with Shift, and one change for all of it.
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).first()
  await box('Otto Quill').click()
  await box('Pia Quill').click({ modifiers: ['Shift'] })
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'End time…' }).click()
  const bulk = page.getByRole('dialog', { name: 'Change the end time of 2 entries' })
  await bulk.getByLabel('Clock Out').fill('00:30')
  await expect(bulk.getByRole('list', { name: 'What changes' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await bulk.getByRole('button', { name: 'Change 2 entries' }).click()
  await expect(page.getByText('2 selected. 2 entries changed.')).toBeVisible()
  await expect(row('Otto Quill')).toContainText('7.50')
  await expect(row('Pia Quill')).toContainText('7.50')
  await expect(page.getByRole('button', { name: 'End time…' })).toBeFocused()

  // Keyboard only: a note, which the split shift takes, too.
  await box('Vera Quill').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Note…' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Storm')
  await page.getByRole('button', { name: 'Change 3 entries' }).click()
  await expect(row('Storm')).toHaveCount(3)

  await page.getByRole('button', { name: 'Add entry' }).click()
  const add = page.getByRole('dialog', { name: 'Add time entry' })
  await add.getByRole('combobox', { name: 'Employee' }).fill('gil quill')
  await expect(page.getByRole('option', { name: 'Gil Quill (has left)' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await add.getByLabel('Clock In').fill('2022-03-05T18:00')
  await add.getByLabel('Clock Out').fill('2022-03-05T22:00')
  await expectAccessible(page)
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Edit time entry' })
  await expect(editor).toContainText('Gil Quill')
  await expect(editor).toContainText('4.00 hours, $69.00')
  await editor.getByLabel('Position').selectOption({ label: 'Cocoa Stand' })
  await editor.getByLabel('Rate').fill('20')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(row('Gil Quill')).toContainText('4.00$20.00$80.00')
  await expect(row('Gil Quill')).toContainText('inactive')
})
