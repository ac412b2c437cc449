import { formatInZone } from '@nightshift/shared/time'
import { expectAccessible } from '../../support/accessible.ts'
import { makeEvening, signedIn } from '../../support/evening.ts'
import { overflowOf } from '../../support/overflow.ts'
import { DEMO, fillLogin } from '../../support/sign-in.ts'
import { launchProduct } from '../../support/start-product.ts'
import { expect, test } from '../../support/test.ts'

const ACTOR = 'Hayride Actor'

// On its own server: all other stories rely on the season 2024.
test('the end of a night: clock out the rest, confirm a no-show, note an incident, print and compare the report', async ({
  page,
  playwright,
}) => {
  test.setTimeout(240_000)
  const product = await launchProduct()
  const origin = `http://localhost:${product.port}`
  const evening = await makeEvening(playwright, origin)
  const { tonight, lastNight, at } = evening
  try {
    const ash = await evening.hire('Ash', 'Graves', ACTOR)
    const bo = await evening.hire('Bo', 'Thorne', ACTOR)
    const cy = await evening.hire('Cy', 'Vale', ACTOR)
    for (const person of [ash, bo]) {
      await evening.shift(person, at(lastNight, '17:00'), at(lastNight, '23:00'))
    }
    for (const person of [ash, bo, cy]) await evening.plan(person, tonight)
    await evening.shift(ash, at(tonight, '17:00'))
    // Called at 5 PM.
    await evening.shift(bo, at(tonight, '17:30'))

    // Last night has its report already.
    const lead = await signedIn(playwright, origin, 'lead')
    const query = { festivalId: '1', night: lastNight }
    const { seen } = await lead.get<{ seen: string }>('/api/night-reports/closing', query)
    await lead.post('/api/night-reports', { festivalId: 1, night: lastNight, seen })
    await lead.close()

    // A lead comes from the dashboard, on a phone.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${origin}/employee/admin`)
    await fillLogin(page, 'lead')
    await page.getByRole('link', { name: 'Close the night' }).click()
    const part = (name: string) => page.getByRole('region', { name })
    const stillIn = part('Still clocked in')
    await expect(stillIn.getByText('Ash Graves')).toBeVisible()
    await expect(stillIn.getByText(`${ACTOR}, since 5:30 PM`)).toBeVisible()
    await expect(part('Came late').getByText('30 min late')).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    // A time that has not come yet is refused for those whom it does not suit.
    const out = stillIn.getByLabel('Clock out at')
    const clockOut = async () => {
      await stillIn.getByRole('button', { name: /^Clock out/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    }
    await out.fill('23:59')
    await clockOut()
    const refusal = page.getByRole('alertdialog').filter({ hasText: 'Nobody was clocked out' })
    await expect(refusal).toContainText('Ash Graves')
    await refusal.getByRole('button', { name: 'Okay' }).click()
    await out.fill('22:00')
    await clockOut()
    await expect(stillIn.getByText('Everybody has clocked out.')).toBeVisible()

    await part('No-shows to confirm').getByRole('button', { name: 'Mark Cy Vale as no-show' }).click()
    await expect(part('No-shows to confirm').getByText(`${ACTOR}, No-show`)).toBeVisible()

    const incidents = part('Incidents')
    await incidents.getByLabel('Time').fill('20:15')
    await incidents.getByLabel('What happened').fill('Fog machine at the barn failed.')
    await incidents.getByRole('button', { name: 'Add' }).click()
    await expect(incidents.getByText('8:15 PM')).toBeVisible()
    await expectAccessible(page)

    const ready = part('Close').getByText('Nothing is left over.')
    await expect(ready).toBeVisible()
    await part('Close').getByRole('button', { name: 'Close the night' }).click()

    // The report: figures beside the night before, and no money for a lead.
    const report = page.getByRole('article', { name: 'Night report' })
    await expect(report).toBeVisible()
    const figures = report.getByRole('table', { name: 'Figures' })
    const row = (name: string) => figures.getByRole('row', { name: new RegExp(`^${name}`) })
    await expect(row('Planned')).toHaveText('Planned30+3')
    await expect(row('Late')).toHaveText('Late10+1')
    await expect(row('Hours worked')).toHaveText('Hours worked9.5012.00\u22122.50')
    await expect(row('Cost')).toHaveCount(0)
    await expect(report.getByText('Fog machine at the barn failed.')).toBeVisible()
    await expect(report.getByText(`Cy Vale (${ACTOR})`)).toBeVisible()
    await expect(report.getByText('Lena Crow')).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    for (const format of ['A4', 'Letter'] as const) {
      const file = (await page.pdf({ format })).toString('latin1')
      expect(file.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
    await tab('Dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Close the night' })).toHaveCount(0)

    // A manager finds it in the list, with the cost, and the no-show on the card.
    await page.request.post(`${origin}/api/users/login`, {
      data: { username: 'manager', password: DEMO.manager },
    })
    await page.goto(`${origin}/employee/admin/nights/report`)
    const list = page.getByRole('table', { name: 'Reports of the nights' })
    await list.getByRole('link', { name: formatInZone(`${tonight}T12:00:00Z`, 'EEE, MMM d', 'UTC') }).click()
    await expect(page.getByRole('row', { name: /^Cost \$/ })).toContainText('$147.25')
    await expectAccessible(page)
    await tab('Employees')
    await page.getByRole('searchbox').fill('Cy Vale')
    await expect(page.getByRole('button', { name: 'Details' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText(': 1 no-show, of 1 night')).toBeVisible()
  } finally {
    await evening.close()
    await page.goto('about:blank')
    await product.stop()
  }
})
