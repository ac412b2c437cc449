import { addDays, dateAt } from '@nightshift/shared/local-time'
import { nightText } from '@nightshift/shared/publication/night-text'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { planNights } from '../../support/night-plan.ts'
import { overflowOf } from '../../support/overflow.ts'
import { fillLogin, signIn } from '../../support/sign-in.ts'
import { launchProduct } from '../../support/start-product.ts'
import { expect, test } from '../../support/test.ts'

const ZONE = 'America/New_York'
const TODAY = dateAt(new Date(), ZONE)
/** Its call time is less than a day away, and it ends after midnight. */
const TONIGHT = TODAY
const NEXT = addDays(TODAY, 8)
const AFTER = addDays(TODAY, 9)
const LAST = addDays(TODAY, 16)

/** Gives the season nights from today on. */
async function extendSeason(calls: APIRequestContext, origin: string) {
  const address = `${origin}/api/festivals/1/season`
  const season = await (await calls.get(address)).json()
  const extraNights = [TONIGHT, NEXT, AFTER, LAST]
  const answer = await calls.patch(address, { data: { ...season, extraNights } })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function publishRest(calls: APIRequestContext, origin: string) {
  const address = `${origin}/api/publication`
  const { seasonId, fingerprint } = await (await calls.get(address, { params: { festivalId: 1 } })).json()
  const data = { festivalId: 1, seasonId, night: null, seen: fingerprint }
  expect((await calls.post(address, { data })).status()).toBe(200)
}

const cardOf = (page: Page, night: string) =>
  page.getByRole('list', { name: 'My nights' }).getByRole('listitem', {
    name: nightText(night).replace(',', ''),
  })

/** The events of a calendar file, by their first day. */
function eventsIn(file: string) {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1))
  return { uids: values('UID'), sequences: values('SEQUENCE'), statuses: values('STATUS') }
}

// On its own server: all other stories rely on the nights of 2024.
test('a manager publishes, and somebody answers, says when they can work and subscribes on their phone', async ({
  page: manager,
  browser,
}) => {
  test.setTimeout(240_000)
  const product = await launchProduct()
  const origin = `http://localhost:${product.port}`
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' },
  })
  const admin = await browser.newContext({ baseURL: origin })
  const phone = await context.newPage()
  try {
    const office = await admin.newPage()
    await signIn(office, 'admin')
    await extendSeason(office.request, origin)
    const filter = JSON.stringify({ where: { username: 'actor' }, include: [{ relation: 'positions' }] })
    const [sam] = await (await office.request.get('/api/users', { params: { filter } })).json()
    const positionId = sam.positions[0].id
    const nights = [TONIGHT, NEXT, AFTER, LAST]
    await planNights(
      product.dataDir,
      nights.map((night) => ({ username: 'actor', night, positionId })),
    )

    await manager.goto(`${origin}/employee/admin/nights/print?night=${NEXT}`)
    await fillLogin(manager, 'manager')
    const sheet = manager.getByRole('article')
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Sam Hollow' })).toContainText('Not published')
    await expectAccessible(manager)
    await manager.getByRole('button', { name: 'Publish this night' }).click()
    const dialog = manager.getByRole('dialog', { name: `Publish ${nightText(NEXT)}` })
    const affected = dialog.getByRole('region', { name: 'Who is affected' })
    await expect(affected).toContainText('Sam Hollow')
    await expect(affected).toContainText('Added')
    await expectAccessible(manager)
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByText('Published. 1 person is affected.')).toBeVisible()
    const unseen = dialog.getByRole('region', { name: 'Who has not seen it yet' })
    const text = unseen.getByRole('link', { name: 'Text Sam Hollow' })
    await expect(text).toHaveAttribute('href', /^sms:\+1\d{10}\?&body=Hi%20Sam%2C/)
    await expect(unseen.getByRole('link', { name: 'Email Sam Hollow' })).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(manager)
    await publishRest(office.request, origin)

    await phone.goto('/employee/my-nights')
    await fillLogin(phone, 'actor')
    const next = cardOf(phone, NEXT)
    await expect(next).toContainText('New')
    await expect(next).toContainText('Be there at 5:00 PM')
    await expectAccessible(phone)
    expect(await overflowOf(phone)).toBe(0)
    // The manager's window hears that they have seen it.
    await expect(unseen).toContainText('Everybody has seen what is published.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    await next.getByRole('button', { name: /^Confirm/ }).click()
    await expect(next).toContainText('You confirmed.')
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Sam Hollow' })).toContainText('Confirmed')

    const after = cardOf(phone, AFTER)
    await after.getByRole('button', { name: /^Can't make it/ }).click()
    const reason = phone.getByRole('dialog', { name: `Can't make it on ${nightText(AFTER)}` })
    await reason.getByRole('button', { name: 'Send' }).click()
    await expect(reason.getByLabel('Reason')).toBeFocused()
    await expectAccessible(phone)
    await reason.getByLabel('Reason').fill('An exam.')
    await reason.getByRole('button', { name: 'Send' }).click()
    await expect(after).toContainText("You said that you can't make it. Your reason: An exam.")
    await after.getByRole('button', { name: /^Undo/ }).click()
    await expect(after.getByRole('button', { name: /^Confirm/ })).toBeVisible()

    const tonight = cardOf(phone, TONIGHT)
    await expect(tonight).toContainText('It is too late to say no by yourself.')
    await tonight.getByRole('button', { name: /^Ask the lead for help/ }).click()
    const help = phone.getByRole('dialog', { name: `Ask for help on ${nightText(TONIGHT)}` })
    await help.getByLabel('Reason').fill('My car broke down.')
    await help.getByRole('button', { name: 'Send' }).click()
    await expect(tonight).toContainText('You asked your lead for help.')
    await manager.goto(`${origin}/employee/admin/nights/print?night=${TONIGHT}`)
    await expect(sheet).toContainText('Needs help: My car broke down.')

    // Availability: a warning for a night that is planned already.
    const when = phone.getByRole('region', { name: 'When I can work' })
    const night = when.getByRole('checkbox', { name: new RegExp(labelOf(LAST)) })
    await expect(night).toBeChecked()
    await night.uncheck()
    await expect(when).toContainText('You are on the plan of this night.')
    await when.getByRole('button', { name: 'Save' }).click()
    await expect(when).toContainText('Saved.')

    // The calendar: made, read, made anew and removed.
    const calendar = phone.getByRole('region', { name: 'My calendar' })
    await expect(calendar).toContainText('some calendars take a day to update')
    await calendar.getByRole('button', { name: 'Make a calendar address' }).click()
    const first = await calendar.getByLabel('Calendar address').inputValue()
    await expect(calendar.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      first.replace('http:', 'webcal:'),
    )
    await expectAccessible(phone)
    expect(await overflowOf(phone)).toBe(0)
    const read = await fetch(first)
    expect(read.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const { uids, sequences, statuses } = eventsIn(await read.text())
    expect(new Set(uids).size).toBeGreaterThanOrEqual(4)
    expect(sequences.slice(-4)).toEqual(['1', '1', '1', '1'])
    expect(statuses.slice(-4)).toEqual(Array(4).fill('CONFIRMED'))
    await calendar.getByRole('button', { name: 'Make a new address' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click()
    await expect(calendar.getByLabel('Calendar address')).not.toHaveValue(first)
    expect((await fetch(first)).status).toBe(404)
    const second = await calendar.getByLabel('Calendar address').inputValue()
    expect((await fetch(second)).status).toBe(200)
    await calendar.getByRole('button', { name: 'Remove the address' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Remove the address' }).click()
    await expect(calendar).toContainText('The address was removed.')
    expect((await fetch(second)).status).toBe(404)
  } finally {
    await context.close()
    await admin.close()
    await manager.goto('about:blank')
    await product.stop()
  }
})

/** 'November 25, 2026', as the checklist has it. */
const labelOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
