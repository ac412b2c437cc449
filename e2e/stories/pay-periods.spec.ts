import { hire, signInAsManager, worked } from '../support/payroll.ts'
import { signIn } from '../support/sign-in.ts'
import { at, BRAND_HOST, expect, test } from '../support/test.ts'

type Period = { startsAt: string; endsAt: string }

test('a manager approves a pay period with a reason for its problem, and an administrator unlocks it', async ({
  page,
  visit,
}) => {
  await signInAsManager(page)
  const list = await page.request.get('/api/pay-periods', { params: { festivalId: 2 } })
  // The first one that is listed: no other story works then.
  const [{ endsAt }] = (await list.json()).periods as [Period]
  const before = (hours: number) => new Date(Date.parse(endsAt) - hours * 3_600_000).toISOString()
  const vesper = await hire(page, ['Vesper', 'Locke'])
  const entry = await worked(page, vesper, { startTime: before(6), endTime: before(2) })
  // At the end of the period the next one begins.
  await worked(page, vesper, { startTime: before(1), endTime: before(0) })
  await visit('/employee/admin/timesheets')

  const strip = page.getByRole('list', { name: 'Pay periods' })
  const chip = strip.getByRole('button', { name: / – .*(Ready|Approved)/ }).first()
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/since=.*until=/)
  const rows = page.getByRole('table', { name: 'Time entries' }).getByRole('row').filter({ hasText: 'Locke' })
  await expect(rows).toHaveCount(1)

  await page.getByRole('button', { name: 'Approve…' }).click()
  const window = page.getByRole('dialog', { name: /^Approve / })
  await window.getByRole('button', { name: 'Approve and lock' }).click()
  await expect(window.getByText('Settle it, or say why.').first()).toBeVisible()
  // An entry opened from here leaves the reasons as they are.
  await window.getByLabel('Reason to approve in spite of Vesper Locke').fill('Paid by check')
  await window.getByRole('button', { name: 'Vesper Locke' }).click()
  await page.getByRole('dialog', { name: 'Edit time entry' }).getByRole('button', { name: 'Cancel' }).click()
  await window.getByRole('button', { name: 'Approve and lock' }).click()
  await expect(page.getByText(/^Approved by /)).toBeVisible()
  await expect(chip).toContainText('Approved')
  await expect(page.getByText('1 problem overridden')).toBeVisible()

  await rows.getByRole('button', { name: /^Edit Vesper/ }).click()
  const editor = page.getByRole('dialog', { name: 'Edit time entry' })
  await expect(editor.getByText(/^Pay period .* is locked$/)).toBeVisible()
  await expect(editor.getByLabel('Note')).toBeDisabled()
  await expect(editor.getByRole('button', { name: 'Save' })).toHaveCount(0)
  const refused = await page.request.patch(`/api/timeclock/${entry}`, { data: { note: 'Late' } })
  expect(refused.status()).toBe(409)

  const address = page.url()
  await page.context().addCookies([{ name: 'FM_CUR_FEST', value: '2', url: at(BRAND_HOST) }])
  await signIn(page, 'admin')
  await visit(address)
  await page.getByRole('button', { name: 'Unlock…' }).click()
  await page.getByLabel('Reason').fill('Vesper has a Paychex ID by now')
  await page.getByRole('button', { name: 'Unlock the period' }).click()
  await expect(chip).toContainText('Ready')
  expect((await page.request.patch(`/api/timeclock/${entry}`, { data: { note: 'Late' } })).status()).toBe(200)
})
