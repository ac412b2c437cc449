import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { nightOf } from '@nightshift/shared/night-plan/curfew'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { enterCode, status } from '../../support/kiosk.ts'
import { overflowOf } from '../../support/overflow.ts'
import { DEMO, type DemoUser } from '../../support/sign-in.ts'
import { launchProduct } from '../../support/start-product.ts'
import { expect, test } from '../../support/test.ts'

const FESTIVAL = 1
const POSITION = 'Hayride Actor'

/** Makes this a night of the season that needs many. Returns what puts people on its plan. */
async function openNight(office: APIRequestContext) {
  const night = nightOf(new Date(), 'America/New_York')
  const path = `/api/festivals/${FESTIVAL}/season`
  const season = await (await office.get(path)).json()
  const extraNights = [...season.extraNights, night]
  expect((await office.patch(path, { data: { ...season, extraNights } })).ok()).toBe(true)
  const [{ id: seasonId }] = await (await office.get(`/api/festivals/${FESTIVAL}/seasons`)).json()
  const positions: { id: number; name: string }[] = await (await office.get('/api/positions')).json()
  const { id: positionId } = positions.find(({ name }) => name === POSITION)!
  const board = await (await office.get('/api/tonight', { params: { festivalId: FESTIVAL } })).json()
  const seen = board.positions.find(({ id }: { id: number }) => id === positionId)?.needed ?? 0
  const need = { festivalId: FESTIVAL, seasonId, night, positionId, needed: 20, seen }
  expect((await office.patch('/api/night-plan/needs', { data: need })).ok()).toBe(true)
  return {
    async hire(firstName: string) {
      const person = { firstName, lastName: 'Tallow', username: `${firstName}-tonight`, festivalId: FESTIVAL }
      const { id } = await (await office.post('/api/users/signup', { data: person })).json()
      await office.post(`/api/users/${id}/addposition`, { data: { positionId, payrate: 15 } })
      return { id, name: `${firstName} Tallow` }
    },
    async plan({ id: userId }: { id: string }) {
      const place = { festivalId: FESTIVAL, seasonId, night, positionId, userId }
      const reply = await office.post('/api/night-plan/places', { data: place })
      expect(reply.ok(), await reply.text()).toBe(true)
    },
  }
}

const figure = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"] dd`)
const openPosition = (page: Page) => page.getByRole('button', { name: new RegExp(POSITION) }).click()
const personIn = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })

// On its own server: other stories rely on the season without a night today.
test('an evening on the board: scans arrive live, somebody is marked, replaced and clocked in with a reason', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(240_000)
  const product = await launchProduct()
  const baseURL = `http://localhost:${product.port}`
  const opened: { close: () => Promise<void> }[] = []
  const openAs = async (username: DemoUser, path: string, viewport: { width: number; height: number }) => {
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
    opened.push(context)
    await context.request.post('/api/users/login', { data: { username, password: DEMO[username] } })
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  try {
    const office = await playwright.request.newContext({ baseURL })
    await office.post('/api/users/login', { data: { username: 'admin', password: DEMO.admin } })
    const { hire, plan } = await openNight(office)
    const [ash, bo, cy, fay] = [await hire('Ash'), await hire('Bo'), await hire('Cy'), await hire('Fay')]
    for (const person of [ash, bo, cy]) await plan(person)
    await office.dispose()

    const lead = await openAs('lead', '/employee/admin', { width: 1440, height: 900 })
    const phone = await openAs('manager', '/employee/admin/tonight', { width: 360, height: 740 })
    const before = Number(await figure(lead, 'in').textContent())
    await expect(lead.getByRole('heading', { name: 'Tonight' })).toBeVisible()
    await expect(phone.getByRole('button', { name: new RegExp(POSITION) })).toBeVisible()
    await expectAccessible(lead)
    await expectAccessible(phone)
    expect(await overflowOf(phone)).toBe(0)

    // A badge at the kiosk, and both boards follow.
    const kiosk = await openAs('newcomer', '/scanner', { width: 800, height: 1280 })
    await enterCode(kiosk, badgeCodeOf(ash.id))
    await expect(status(kiosk, 'Clocked In')).toBeVisible()
    for (const page of [lead, phone]) await expect(figure(page, 'in')).toHaveText(String(before + 1))

    // The lead marks Bo, and puts Fay in.
    await openPosition(lead)
    await expect(personIn(lead, ash.name)).toContainText('In since')
    await expectAccessible(lead)
    await personIn(lead, bo.name).getByRole('button', { name: 'No-show' }).click()
    await expect(
      personIn(lead, bo.name).getByRole('button', { name: 'No-show', pressed: true }),
    ).toBeVisible()
    await personIn(lead, bo.name).getByRole('button', { name: 'Replace…' }).click()
    await expectAccessible(lead)
    await lead.getByRole('radio', { name: fay.name }).check()
    await lead.getByRole('button', { name: 'Put in' }).click()
    await expect(personIn(lead, fay.name)).toBeVisible()

    // On the phone, the manager sees it and clocks Cy in.
    await openPosition(phone)
    await expect(personIn(phone, bo.name)).toContainText('No-show')
    await expect(personIn(phone, fay.name)).toBeVisible()
    expect(await overflowOf(phone)).toBe(0)
    await personIn(phone, cy.name).getByRole('button', { name: 'Clock in…' }).click()
    await phone.getByLabel('Reason').fill('Forgot the badge at home')
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Clock in', exact: true }).click()
    await expect(personIn(phone, cy.name)).toContainText('In since')
    await expect(personIn(lead, cy.name)).toContainText('In since')
    await expect(personIn(lead, cy.name).getByRole('button', { name: 'Clock in…' })).toHaveCount(0)
  } finally {
    for (const context of opened) await context.close()
    await product.stop()
  }
})
