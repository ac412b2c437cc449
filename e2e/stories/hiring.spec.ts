import { expectAccessible } from '../support/accessible.ts'
import {
  act,
  applicant,
  cardOf,
  fillApplication,
  openApplications,
  readAlert,
  sendApplication,
} from '../support/hiring.ts'
import { overflowOf } from '../support/overflow.ts'
import { fillLoginOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('from the application on a phone to the first shift: apply, find the duplicate, hold, move, hire, scan, sign in', async ({
  page,
  request,
  visit,
  consoleErrors,
}) => {
  test.slow()
  const robin = applicant('Robin')
  const twin = { ...robin, firstName: 'Rob', name: `Rob ${robin.lastName}` }
  // A second tab of the same browser: neither the form nor the kiosk asks who is signed in.
  const office = await page.context().newPage()
  await openApplications(office, 'lead', robin)
  await expect(office.getByText('No applications found.')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/api/publicAppPosition/*', (route) => route.abort(), { times: 1 })
  await page.goto('/apply')
  await readAlert(page, "Something went wrong: We're sorry.", 'Something went wrong. Please try again later.')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ApiError')])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Load the positions again' }).click()
  await expect(page.getByRole('option', { name: 'BOG ACTOR' })).toBeAttached()
  // One column, and every target is large enough for a thumb.
  expect(await overflowOf(page)).toBe(0)
  const heights = await page
    .locator(
      'main :is(input:not([type=checkbox],[type=radio]), select, textarea, button, label:has(input)):visible',
    )
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)

  const submit = page.getByRole('button', { name: 'Submit application' })
  await submit.click()
  await readAlert(page, 'Invalid Input', 'Please fix the errors and submit again.')
  const summary = page.getByRole('region', { name: 'Please fix these answers' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await fillApplication(page, robin)
  await expect(summary).toHaveCount(0)
  await page.getByLabel('Position').selectOption('BOG ACTOR')
  const seasons = page.getByLabel('If so, when and as what?')
  await expect(seasons).toBeHidden()
  await page.getByRole('group', { name: 'Have you worked here before?' }).getByLabel('Yes').check()
  await seasons.fill('Two seasons in the Bog.')
  await page.getByRole('button', { name: 'None of the nights of Weekend 1' }).click()
  await page.getByRole('checkbox', { name: 'Allergies' }).check()

  await visit('/apply/1')
  await expect(page.getByLabel('Email')).toHaveValue(robin.email)
  await expect(page.getByLabel('Position').locator('option:checked')).toHaveText('BOG ACTOR')
  await expect(seasons).toHaveValue('Two seasons in the Bog.')
  await submit.click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog', { name: 'Thank you!' }).getByRole('button', { name: 'Okay' }).click()
  await page.waitForURL('/')

  // Nobody has touched the office since.
  const card = cardOf(office, robin)
  await expect(card).toBeVisible()
  for (const badge of ['New', 'Returning', 'Good Availability', 'Some Limitiations'])
    await expect(card.getByRole('listitem').filter({ hasText: badge })).toBeVisible()
  await expect(card.getByRole('definition').filter({ hasText: 'Friday, September 13' })).toHaveText(
    'Friday, September 13\nSaturday, September 14',
  )
  await sendApplication(request, twin)
  await card.getByRole('link', { name: 'Possible duplicate: 1 other application' }).click()
  await act(office, twin, 'Reject')
  await expect(cardOf(office, twin).getByRole('listitem').first()).toHaveText('Rejected')
  await expectAccessible(office)
  await office.getByRole('link', { name: 'Back to all applications' }).click()
  await office.getByLabel('Filter by text').fill(robin.lastName)
  await expect(cardOf(office, twin)).toHaveCount(0)

  await act(office, robin, 'Hold')
  await expect(card.getByRole('listitem').first()).toHaveText('Held')
  await act(office, robin, 'Move to')
  const places = office.getByRole('menu', { name: 'Move to' }).getByRole('menuitem')
  await expect(places.filter({ hasText: 'The Bog - Bog Actor' })).toBeDisabled()
  await expectAccessible(office)
  await office.getByRole('searchbox', { name: 'Search positions' }).fill('act psych')
  await expect(places).toHaveText(['Psychosis - Psychosis Actor', 'Psychosis - Queue Actor'])
  await office.keyboard.press('Enter')
  await expect(office.getByRole('menu')).toHaveCount(0)
  await expect(card.getByText('Psychosis - Psychosis Actor').first()).toBeVisible()

  await act(office, robin, 'Hire')
  const form = office.getByRole('dialog', { name: 'Hire Applicant' })
  await expect(form.getByLabel('First')).toBeFocused()
  await expect(form.getByLabel('Position').locator('option:checked')).toHaveText('Psychosis Actor')
  await expectAccessible(office)
  // A click beside it does not close it.
  await office.mouse.click(5, 400)
  await expect(form).toBeVisible()
  const own = `${robin.firstName}${robin.lastName}`.toLowerCase()
  await form.getByLabel('Username').fill(own)
  await form.getByRole('button', { name: 'Hire' }).click()
  await expect(office.getByText(`${robin.name} is hired and can sign in as ${own}.`)).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(card).toHaveCount(0)

  const filter = JSON.stringify({ where: { username: own } })
  const found = await office.request.get(`/api/users?filter=${encodeURIComponent(filter)}`)
  const [{ id }] = await found.json()
  const scan = await page.request.post('/api/badgescan', { data: { badgeCode: `FM-BADGE:${id}:NIGHTSHIFT` } })
  expect(await scan.json()).toMatchObject({ success: true, clockedIn: true })
  await office.close()

  await page.context().clearCookies()
  await page.goto('/employee/timeclock')
  await fillLoginOf(page, own, own)
  await expect(page.getByRole('status')).toHaveText('Clocked in as Psychosis Actor')
  await page.getByRole('button', { name: 'Clock Out' }).click()
  await expect(page.getByRole('status')).toHaveText('You are not clocked in.')
})
