import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { change, dismissAlert, hire, signInAsManager, worked } from '../support/payroll.ts'
import { expect, test } from '../support/test.ts'

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit time entry' })
const open = (page: Page, who: string) => page.getByRole('button', { name: `Edit ${who}` }).click()
const save = (page: Page) => editor(page).getByRole('button', { name: 'Save' }).click()

/** What the page sends to change entries. */
function patchesOf(page: Page) {
  const sent: unknown[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()))
  return sent
}

test('a manager corrects an entry; an overlap is refused with the entry that it overlaps', async ({
  page,
  visit,
}) => {
  await signInAsManager(page)
  const cora = await hire(page, ['Cora', 'Nettle'], { payrate: 16, paychexId: '7201' })
  const id = await worked(page, cora, {
    startTime: '2023-03-06T22:00:09.123Z',
    endTime: '2023-03-07T06:00:00.456Z',
  })
  await worked(page, cora, { startTime: '2023-03-07T10:00:00Z', endTime: '2023-03-07T12:00:00Z' })
  await visit('/employee/admin/timesheets?from=2023-03-06&to=2023-03-10')
  const sent = patchesOf(page)
  const row = page.getByRole('row').filter({ hasText: 'Cora Nettle' }).last()

  await open(page, 'Cora Nettle, Krampus, 3/6/2023 5:00:09 PM')
  await expect(editor(page)).toContainText('Krampus · $16.00 an hour · Paychex ID 7201')
  await expect(editor(page)).toContainText('8.00 hours, $128.00')
  await expectAccessible(page)
  await save(page)
  await expect(editor(page)).toHaveCount(0)
  expect(sent).toEqual([])
  await expect(page.getByRole('button', { name: 'Edit Cora Nettle, Krampus, 3/6/2023' })).toBeFocused()

  await open(page, 'Cora Nettle, Krampus, 3/6/2023')
  await page.getByLabel('Clock Out').fill('2023-03-06T16:00')
  await save(page)
  await expect(page.getByLabel('Clock Out')).toHaveAccessibleDescription(
    /A shift cannot end before it starts\./,
  )
  await page.getByLabel('Clock Out').fill('2023-03-07T05:30')
  await save(page)
  await dismissAlert(
    page,
    'This overlaps another shift of the same person: Krampus, 3/7/2023 5:00:00 AM to 3/7/2023 7:00:00 AM.',
  )
  expect(sent.splice(0)).toEqual([{ endTime: '2023-03-07T10:30:00.000Z', updatedAt: expect.any(String) }])

  await page.getByLabel('Clock Out').fill('2023-03-07T02:15')
  await page.getByLabel('Cash Tips').fill('3.25')
  await page.getByLabel('Deduction').fill('5')
  await page.getByLabel('Note').fill('Left with the late van.')
  const lose = page.getByRole('alertdialog', { name: 'You have changes that are not saved.' })
  await page.keyboard.press('Escape')
  await lose.getByRole('button', { name: 'Cancel' }).click()
  await editor(page).getByRole('button', { name: 'Cancel' }).click()
  await lose.getByRole('button', { name: 'Cancel' }).click()
  await save(page)
  await expect(editor(page)).toHaveCount(0)
  expect(sent.splice(0)).toEqual([
    {
      endTime: '2023-03-07T07:15:00.000Z',
      cashTips: 3.25,
      deduction: 5,
      note: 'Left with the late van.',
      updatedAt: expect.any(String),
    },
  ])
  // The start keeps the second and the millisecond that nobody touched: 9 h 14 min 51 s are 9.25 h.
  await expect(row).toContainText('9.25$16.00$148.00$3.25–$5.00Left with the late van.')

  await open(page, 'Cora Nettle, Krampus, 3/6/2023')
  await editor(page).getByRole('button', { name: 'History' }).click()
  const history = editor(page).getByRole('listitem')
  await expect(history.first()).toContainText('Noel Abernathy edited the entry')
  await expect(history.first()).toContainText('Deduction$0.00 $5.00')
  await expect(history.last()).toContainText('added the entry')
  await expectAccessible(page)

  // Optimistic lock: somebody else saves first.
  await page.getByLabel('Note').fill('Mine.')
  await change(page.request, id, { creditTips: 9 })
  await save(page)
  await dismissAlert(page, 'Somebody else changed this meanwhile. Please look again.')
  await expect(page.getByLabel('Credit Tips')).toHaveValue('9.00')
  await expect(page.getByLabel('Note')).toHaveValue('Mine.')
  await save(page)
  await expect(row).toContainText('$9.00$5.00Mine.')

  await open(page, 'Cora Nettle, Krampus, 3/6/2023')
  await editor(page).getByRole('button', { name: 'Delete' }).dblclick()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this time entry? You cannot undo this action!',
  })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor(page)).toBeVisible()
  await editor(page).getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Cora Nettle' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Edit Cora Nettle' })).toBeFocused()

  await page.getByRole('button', { name: 'Deleted entries' }).click()
  const deleted = page.getByRole('dialog', { name: 'Deleted entries' })
  await expect(deleted.getByRole('listitem')).toContainText('Deleted by Noel Abernathy')
  await expectAccessible(page)
  await deleted.getByRole('button', { name: 'Restore Cora Nettle, Krampus' }).click()
  await expect(deleted.getByText('No deleted entries')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Mine.')
})

test('at clock changes the editor asks which of two ambiguous times is meant, and refuses a skipped one', async ({
  page,
  visit,
}) => {
  await signInAsManager(page)
  const dorian = await hire(page, ['Dorian', 'Ash'], { payrate: 20, paychexId: '7301' })
  // 5 pm to the second half past one.
  await worked(page, dorian, { startTime: '2022-11-05T21:00:00Z', endTime: '2022-11-06T06:30:00Z' })
  await visit('/employee/admin/timesheets?from=2022-11-05&to=2022-11-06')
  const sent = patchesOf(page)
  const row = page.getByRole('row').filter({ hasText: 'Dorian Ash' })
  await expect(row).toContainText('11/6/2022 1:30:00 AM9.50$20.00$190.00')

  await open(page, 'Dorian Ash')
  const which = editor(page).getByRole('radiogroup', { name: '1:30:00 AM comes twice that night.' })
  await expect(which.getByRole('radio', { name: 'The second, after they went back (EST)' })).toBeChecked()
  await expectAccessible(page)
  await save(page)
  await expect(editor(page)).toHaveCount(0)
  expect(sent).toEqual([])

  await open(page, 'Dorian Ash')
  await which.getByRole('radio', { name: 'The first, before the clocks go back (EDT)' }).check()
  await expect(editor(page)).toContainText('8.50 hours, $170.00')
  await save(page)
  await expect(row).toContainText('8.50$20.00$170.00')
  expect(sent.splice(0)).toMatchObject([{ endTime: '2022-11-06T05:30:00.000Z' }])

  await open(page, 'Dorian Ash')
  await page.getByLabel('Clock Out').fill('2022-11-06T00:45')
  await save(page)
  await expect(row).toContainText('7.75')
  await open(page, 'Dorian Ash')
  await page.getByLabel('Clock Out').fill('2022-11-06T01:10')
  await save(page)
  await expect(editor(page).getByText('Please say which of the two is meant.')).toBeVisible()
  await page.getByLabel('Clock Out').fill('2023-03-12T02:30')
  await save(page)
  await expect(editor(page).getByText('The clocks go forward that night and skip this time.')).toBeVisible()
  expect(sent.splice(0)).toMatchObject([{ endTime: '2022-11-06T04:45:00.000Z' }])
})
