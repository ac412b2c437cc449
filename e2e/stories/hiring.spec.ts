import { expectAccessible } from '../support/accessible.ts'
import {
  act,
  applicant,
  cardOf,
  fillApplication,
  openApplications,
  sendApplication,
} from '../support/hiring.ts'
import { fillLoginOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('from the application to the first shift: apply, hold, move, hire, scan, sign in', async ({
  page,
  visit,
  arrive,
}) => {
  test.slow()
  const robin = applicant('Robin')
  // A second tab of the same browser: neither the form nor the kiosk asks who is signed in.
  const office = await page.context().newPage()
  await openApplications(office, 'lead', robin)
  await expect(office.getByText('No applications found.')).toBeVisible()

  await visit('/apply')
  await fillApplication(page, robin)
  await page.getByLabel('Position').selectOption('BOG ACTOR')
  await page.getByRole('group', { name: 'Have you worked here before?' }).getByLabel('Yes').check()
  await page.getByLabel('If so, when and as what?').fill('Two seasons in the Bog.')
  await page.getByRole('button', { name: 'None of the nights of Weekend 1' }).click()
  await page.getByRole('checkbox', { name: 'Allergies' }).check()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog', { name: 'Thank you!' }).getByRole('button', { name: 'Okay' }).click()
  await arrive('/')

  // Nobody has touched the office since.
  const card = cardOf(office, robin)
  await expect(card).toBeVisible()
  for (const badge of ['New', 'Returning', 'Good Availability', 'Some Limitiations'])
    await expect(card.getByRole('listitem').filter({ hasText: badge })).toBeVisible()
  await expect(card.getByRole('definition').filter({ hasText: 'Friday, September 13' })).toHaveText(
    'Friday, September 13\nSaturday, September 14',
  )
  await expectAccessible(office)

  await act(office, robin, 'Hold')
  await expect(card.getByRole('listitem').first()).toHaveText('Held')
  await office.getByRole('button', { name: `Actions for ${robin.name}` }).click()
  await expect(office.getByRole('menuitem', { name: 'Hold' })).toHaveCount(0)
  await office.getByRole('menuitem', { name: 'Move to' }).click()
  const places = office.getByRole('menu', { name: 'Move to' }).getByRole('menuitem')
  await expect(places.filter({ hasText: 'The Bog - Bog Actor' })).toBeDisabled()
  await expectAccessible(office)
  await office.getByRole('searchbox', { name: 'Search positions' }).fill('nowhere')
  await expect(office.getByText('No position found.')).toBeVisible()
  await office.getByRole('searchbox', { name: 'Search positions' }).fill('act psych')
  await expect(places).toHaveText(['Psychosis - Psychosis Actor', 'Psychosis - Queue Actor'])
  await office.keyboard.press('Enter')
  await expect(office.getByRole('menu')).toHaveCount(0)
  await expect(card.getByText('Psychosis - Psychosis Actor').first()).toBeVisible()
  await expect(card.getByRole('listitem').first()).toHaveText('Held')

  await act(office, robin, 'Hire')
  const form = office.getByRole('dialog', { name: 'Hire Applicant' })
  const username = `robinz`
  await expect(form.getByLabel('First')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveValue(robin.email)
  await expect(form.getByLabel('Username')).toHaveValue(new RegExp(`^${username}`))
  await expect(form.getByLabel('Paychex ID')).toHaveCount(0)
  await expect(form.getByLabel('Position').locator('option:checked')).toHaveText('Psychosis Actor')
  await expect(form.getByLabel('Payrate')).toHaveValue(/^\d+(\.25|\.5|\.75)?$/)
  await expectAccessible(office)
  await office.mouse.click(5, 400)
  await expect(form).toBeVisible()
  const own = `${robin.firstName}${robin.lastName}`.toLowerCase()
  await form.getByLabel('Username').fill(own)
  await form.getByRole('button', { name: 'Hire' }).click()
  await expect(office.getByText(`${robin.name} is hired and can sign in as ${own}.`)).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(card).toHaveCount(0)
  await office.getByLabel('Status').selectOption('Hired')
  await expect(card.getByRole('listitem').first()).toHaveText('Hired')

  const filter = JSON.stringify({ where: { username: own } })
  const found = await office.request.get(`/api/users?filter=${encodeURIComponent(filter)}`)
  const [{ id }] = await found.json()
  const scan = await page.request.post('/api/badgescan', { data: { badgeCode: `FM-BADGE:${id}:NIGHTSHIFT` } })
  expect(await scan.json()).toMatchObject({ success: true, clockedIn: true })
  await office.close()

  await page.context().clearCookies()
  await visit('/employee/timeclock')
  await fillLoginOf(page, own, own)
  await arrive('/employee/timeclock')
  await expect(page.getByRole('status')).toHaveText('Clocked in as Psychosis Actor')
  await page.getByRole('button', { name: 'Clock Out' }).click()
  await expect(page.getByRole('status')).toHaveText('You are not clocked in.')
})

test('a manager finds duplicates by filters that are in the URL, keeps notes, and hires somebody and undoes it', async ({
  page,
  request,
  arrive,
}) => {
  const ivy = applicant('Ivy')
  const again = { ...ivy, firstName: 'Ivana', name: `Ivana ${ivy.lastName}`, email: ivy.email.toUpperCase() }
  await sendApplication(request, ivy, { unavailable: ['fr1', 'sa1', 'fr2', 'sa2', 'zz9'], over16: false })
  await sendApplication(request, again, { phone: applicant('x').phone, limitations: ['light', 'other'] })
  await openApplications(page, 'manager', ivy)
  const [first, second] = [cardOf(page, ivy), cardOf(page, again)]
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible()
  for (const badge of ['16 or Under', 'Some Availability', 'No Limitiations'])
    await expect(first.getByRole('listitem').filter({ hasText: badge })).toBeVisible()
  await expect(first.getByRole('definition').filter({ hasText: 'Friday, September 13' })).toContainText(
    'UNKNOWN',
  )
  for (const badge of ['Full Availability', 'Some Limitiations'])
    await expect(second.getByRole('listitem').filter({ hasText: badge })).toBeVisible()
  await expect(second.getByRole('definition').filter({ hasText: 'light' })).toHaveText('light\nother')
  const notes = second.getByLabel('Management Notes')
  const save = second.getByRole('button', { name: 'Save notes' })
  await expect(save).toHaveCount(0)
  await notes.fill('Strong audition.')
  await save.click()
  await expect(save).toHaveCount(0)

  await act(page, ivy, 'Reject')
  await expect(first).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Actions for ${again.name}` })).toBeFocused()
  await second.getByRole('link', { name: 'Possible duplicate: 1 other application' }).click()
  await expect(first.getByRole('listitem').first()).toHaveText('Rejected')
  await expect(second).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to all applications' }).click()
  await arrive('/employee/admin/applications')

  await page.getByLabel('Status').selectOption('Rejected')
  await page.getByLabel('Filter by text').fill(`ivy ${ivy.lastName}`)
  await expect(first).toBeVisible()
  await page.getByLabel('Department').selectOption({ label: 'Psychosis' })
  await expect(page.getByText('No applications found.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Filter by text')).toHaveValue(`ivy ${ivy.lastName}`)
  await expect(page.getByLabel('Department').locator('option:checked')).toHaveText('Psychosis')
  await page.getByLabel('Department').selectOption({ label: 'All' })
  await act(page, ivy, 'Hold')
  await expect(first).toHaveCount(0)

  await page.getByLabel('Filter by text').fill(again.lastName)
  await page.getByLabel('Status').selectOption('Pending')
  await expect(notes).toHaveValue('Strong audition.')
  await act(page, again, 'Hire')
  const form = page.getByRole('dialog', { name: 'Hire Applicant' })
  await expect(form.getByLabel('Paychex ID')).toHaveValue('000')
  await form.getByLabel('Username').fill(`ivana${ivy.lastName}`)
  await form.getByLabel('Payrate').fill('15.10')
  await form.getByRole('button', { name: 'Hire' }).click()
  await expect(form.getByText('Please enter a rate in steps of 0.25.')).toBeVisible()
  // Each position has its default rate.
  await form.getByLabel('Position').selectOption({ label: 'Wagon Guide' })
  await expect(form.getByLabel('Payrate')).not.toHaveValue('15.10')
  await form.getByRole('button', { name: 'Hire' }).click()
  await expect(page.getByText(`${again.name} is hired`)).toBeVisible()
  // Until the first shift a hire can be undone.
  await page.getByLabel('Status').selectOption('Hired')
  await act(page, again, 'Undo hire…')
  const undo = page.getByRole('alertdialog', { name: `Undo the hire of ${again.name}?` })
  await undo.getByRole('button', { name: 'Undo Hire' }).click()
  await expect(page.getByRole('button', { name: `Actions for ${again.name}` })).toHaveCount(0)
  await page.getByLabel('Status').selectOption('Pending')
  await expect(second.getByRole('listitem').first()).toHaveText('New')
})
