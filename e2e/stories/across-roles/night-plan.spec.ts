import type { NightPlan } from '@nightshift/shared/night-plan/contract'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { overflowOf } from '../../support/overflow.ts'
import { DEMO } from '../../support/sign-in.ts'
import { launchProduct } from '../../support/start-product.ts'
import { expect, test } from '../../support/test.ts'

const DAY_MS = 86_400_000

/** The season opens on the next Friday, at the evening of New York. */
function nextFriday() {
  const day = new Date(Date.now() + 2 * DAY_MS)
  const ahead = (5 - day.getUTCDay() + 7) % 7
  return new Date(day.getTime() + ahead * DAY_MS).toISOString().replace(/T.*/, 'T23:00:00.000Z')
}

const people = (page: Page, position: string) =>
  page.getByRole('list', { name: `People in ${position}` }).getByRole('button')
const row = (page: Page, position: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Add somebody to ${position}` }) })

/** The demo's positions need nobody any more, as in a festival that plans for the first time. */
async function forgetNeeds(calls: APIRequestContext) {
  const plan: NightPlan = await (await calls.get('/api/night-plan?festivalId=1')).json()
  const of = { festivalId: 1, seasonId: plan.season.id, night: null, needed: 0 }
  for (const { id: positionId, needed: seen } of plan.events.flatMap(({ positions }) => positions)) {
    const reply = await calls.patch('/api/night-plan/needs', { data: { ...of, positionId, seen } })
    expect(reply.status()).toBe(204)
  }
}

// On its own server: all other stories rely on the season 2024.
test('two planners plan nights together: by keyboard and by drag, with a stale edit, Fill and a copy', async ({
  browser,
  page: mara,
  visit,
}) => {
  test.setTimeout(240_000)
  const product = await launchProduct()
  const baseURL = `http://localhost:${product.port}`
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const ada = await context.newPage()
  try {
    await context.request.post('/api/users/login', { data: { username: 'admin', password: DEMO.admin } })
    await context.addCookies([{ name: 'FM_CUR_FEST', value: '1', url: baseURL }])
    const calendar = { opensAt: nextFriday(), weekends: 3, extraNights: [] }
    const shift = { shiftStart: '17:00', shiftEnd: '01:00' }
    await context.request.patch('/api/festivals/1/season', { data: { ...calendar, ...shift } })
    await forgetNeeds(context.request)
    await mara.request.post(`${baseURL}/api/users/login`, {
      data: { username: 'manager', password: DEMO.manager },
    })
    await visit(`${baseURL}/employee/admin/nights`)
    // A change before the page listens would be missed.
    await Promise.all([ada.waitForResponse('**/api/live'), ada.goto('/employee/admin/nights')])

    // Numbers, first for every night.
    await mara.getByRole('button', { name: 'More in Bog Actor' }).click({ clickCount: 3 })
    await expect(ada.getByRole('textbox', { name: 'Needed in Bog Actor' })).toHaveValue('3')
    await mara.getByText('This night', { exact: true }).click()
    await mara.getByRole('textbox', { name: 'Needed in Bog Actor' }).press('ArrowUp')
    await expect(mara.getByText('Usually 3')).toBeVisible()

    // By keyboard: the position, then the person.
    await mara.getByRole('button', { name: 'Add somebody to Bog Actor' }).press('Enter')
    const put = mara.getByRole('button', { name: /^Put .* in Bog Actor$/ })
    const first = (await put.first().getAttribute('aria-label'))!.replace(/^Put (.*) in Bog Actor$/, '$1')
    await put.first().press('Enter')
    await expect(people(mara, 'Bog Actor')).toHaveText([first])
    await expect(people(ada, 'Bog Actor')).toHaveText([first])

    // By drag: the next one of the list, and back from another position.
    const listed = mara.getByRole('list', { name: 'People', exact: true }).getByRole('listitem').first()
    await listed.dragTo(row(mara, 'Bog Actor'))
    await expect(people(mara, 'Bog Actor')).toHaveCount(2)
    await expect(people(ada, 'Bog Actor')).toHaveCount(2)
    await expectAccessible(mara)

    // Ada edits what she sees, which Mara has changed meanwhile.
    await people(ada, 'Bog Actor').filter({ hasText: first }).click()
    await expectAccessible(ada)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await ada.route('**/api/night-plan/night?*', async (route) => {
      await released
      await route.continue()
    })
    await people(mara, 'Bog Actor').filter({ hasText: first }).click()
    await mara.getByText('First half').click()
    await expect(people(mara, 'Bog Actor').filter({ hasText: 'First half' })).toHaveCount(1)
    await mara.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await ada.getByRole('button', { name: 'Take off' }).click()
    const refusal = ada.getByRole('alertdialog')
    await expect(refusal).toContainText('Somebody else changed this meanwhile')
    release()
    await refusal.getByRole('button', { name: 'Okay' }).click()
    await ada.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(people(ada, 'Bog Actor').filter({ hasText: 'First half' })).toHaveCount(1)

    // Fill: nothing before one agrees, and not the one whose tick is off.
    await mara.getByRole('button', { name: 'Fill…' }).click()
    const fill = mara.getByRole('dialog', { name: 'Fill the open places' })
    await expect(fill.getByText(/chosen from|the only one/)).toHaveCount(2)
    await expectAccessible(mara)
    await fill
      .getByRole('checkbox', { name: / in Bog Actor, / })
      .first()
      .uncheck()
    await expect(people(ada, 'Bog Actor')).toHaveCount(2)
    await fill.getByRole('button', { name: 'Agree to 1 place' }).click()
    await expect(people(ada, 'Bog Actor')).toHaveCount(3)

    // Like last Friday.
    const nights = mara.getByRole('list', { name: 'Nights' }).getByRole('button')
    await nights.filter({ hasText: 'Fri' }).nth(1).click()
    await expect(people(mara, 'Bog Actor')).toHaveCount(0)
    await mara.getByRole('button', { name: /^Like Friday, / }).click()
    await expect(people(mara, 'Bog Actor')).toHaveCount(3)
    await expect(
      ada.getByRole('list', { name: 'Nights' }).getByRole('button').filter({ hasText: '3 of 3' }),
    ).toHaveCount(1)

    // On a phone, the people are in a window.
    await mara.setViewportSize({ width: 360, height: 740 })
    await expect(listed).toBeHidden()
    expect(await overflowOf(mara)).toBe(0)
    const takeOff = mara.getByRole('button', { name: 'Take off' })
    await expect(async () => {
      await people(mara, 'Bog Actor').first().click()
      await expect(takeOff).toBeVisible({ timeout: 2_000 })
    }, 'a click while the page is laid out anew is lost').toPass()
    await takeOff.click()
    await expect(people(mara, 'Bog Actor')).toHaveCount(2)
    await mara.getByRole('button', { name: 'Add somebody to Bog Actor' }).click()
    await expectAccessible(mara)
    await put.first().click()
    await mara.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(people(mara, 'Bog Actor')).toHaveCount(3)
  } finally {
    await context.close()
    await mara.goto('about:blank')
    await product.stop()
  }
})
