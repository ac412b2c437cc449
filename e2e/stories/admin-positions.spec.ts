import { expectAccessible } from '../support/accessible.ts'
import { dismissAlert } from '../support/payroll.ts'
import { chooseFestival, fillLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('an administrator adds and renames an event, and adds positions to it', async ({
  page,
  visit,
  arrive,
}) => {
  await visit('/employee/admin/events')
  await fillLogin(page, 'admin')
  await chooseFestival(page, 'Scary Little Christmas')
  await arrive('/employee/admin/events')
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(card('Workshop')).toContainText(/2 positions · \d+ people/)

  await page.getByRole('button', { name: 'Add Event' }).click()
  await dismissAlert(page, 'Unable to create new event... Please enter a name.')
  await page.getByLabel('New event').fill('  Sleigh Run ')
  await page.keyboard.press('Enter')
  await expect(card('Sleigh Run')).toContainText('0 positions · 0 people')
  await expect(page.getByLabel('New event')).toHaveValue('')

  await page.getByRole('button', { name: 'Rename Sleigh Run' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename event' })
  await rename.getByLabel('Name').fill(' ')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(rename.getByLabel('Name')).toHaveAccessibleDescription('Please enter a name.')
  await expectAccessible(page)
  await rename.getByLabel('Name').fill('Sleigh Yard')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(card('Sleigh Yard')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename Sleigh Yard' })).toBeFocused()

  await page.getByRole('link', { name: 'Positions of Sleigh Yard' }).click()
  await expect(page).toHaveURL(/\/admin\/positions\?event=\d+$/)
  await expect(page.getByLabel('Event')).toContainText('Sleigh Yard')
  await expect(page.getByText('There are no positions yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Position' }).click()
  const added = page.getByRole('dialog', { name: 'New position' })
  await added.getByRole('button', { name: 'Save' }).click()
  await dismissAlert(page, 'Unable to create new position... Please enter a name.')
  await added.getByLabel('Name').fill('Reindeer Wrangler')
  await added.getByRole('button', { name: 'Save' }).click()
  await expect(added.getByText('Please enter a rate from $0 to $500 in steps of $0.25.')).toBeVisible()
  await expectAccessible(page)
  await added.getByLabel('Default Pay Rate').fill('14.75')
  await added.getByLabel('Tipped').check()
  await added.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Reindeer Wrangler' })
  await expect(row).toContainText('$14.75–Yes0')

  await row.getByRole('button', { name: 'Edit Reindeer Wrangler' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit position' })
  await edited.getByLabel('Default Pay Rate').fill('15.1')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(edited.getByText('Please enter a rate from $0 to $500 in steps of $0.25.')).toBeVisible()
  await edited.getByLabel('Default Pay Rate').fill('15.25')
  await edited.getByLabel('Open to applicants').check()
  // Optimistic lock: somebody else saves first; the typed text stays.
  const positions = await (await page.request.get('/api/positions')).json()
  const { id } = positions.find(({ name }: { name: string }) => name === 'Reindeer Wrangler')
  await page.request.patch(`/api/positions/${id}`, { data: { isTipped: false } })
  await edited.getByRole('button', { name: 'Save' }).click()
  await dismissAlert(page, 'Somebody else changed this meanwhile. Please look again.')
  await expect(edited.getByLabel('Tipped')).not.toBeChecked()
  await expect(edited.getByLabel('Default Pay Rate')).toHaveValue('15.25')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('$15.25Yes–0')
  await expect(row.getByRole('button', { name: 'Edit Reindeer Wrangler' })).toBeFocused()

  await page.getByLabel('Event').selectOption('All events')
  await expect(page.getByRole('row').filter({ hasText: 'Krampus' })).toBeVisible()
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
})
