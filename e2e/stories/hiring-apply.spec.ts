import { ERRORS } from '@nightshift/shared/errors'
import { expectAccessible } from '../support/accessible.ts'
import { applicant, fillApplication, readAlert } from '../support/hiring.ts'
import { overflowOf } from '../support/overflow.ts'
import { expect, test } from '../support/test.ts'

const CONFIRM =
  'Are you sure you wish to submit this application? You will not be able to edit it once submitted.'

test('on a phone the form has the specified fields, links its errors to them and keeps the input until the application is sent', async ({
  page,
  visit,
  arrive,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/api/publicAppPosition/*', (route) => route.abort())
  await page.goto('/apply')
  await readAlert(page, "Something went wrong: We're sorry.", 'Something went wrong. Please try again later.')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ApiError')])
  await expectAccessible(page)
  await page.unroute('**/api/publicAppPosition/*')
  await page.getByRole('button', { name: 'Load the positions again' }).click()
  await expect(page.getByRole('option', { name: 'MAKEUP ARTIST' })).toBeAttached()

  await expect(page.getByRole('group', { name: 'Are you over 16?' }).getByLabel('Yes')).toBeChecked()
  const before = page.getByRole('group', { name: 'Have you worked here before?' })
  await expect(before.getByLabel('No')).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /, 2024 5pm to 1am/, checked: true })).toHaveCount(15)
  await expect(page.getByRole('checkbox', { name: /^Friday/ })).toHaveCount(7)
  await expect(page.getByRole('checkbox', { name: 'Saturday, November 2' })).toBeChecked()
  for (const limitation of ['Allergies', 'Breathing', 'Light', 'Something else'])
    await expect(page.getByRole('checkbox', { name: limitation })).not.toBeChecked()
  for (const incentive of ['$20 Referral bonus', '$40 Saturday cash advance', '$100 Best scare video prize'])
    await expect(page.getByRole('listitem').filter({ hasText: incentive })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveAttribute('autocomplete', 'given-name')
  // One column, and every target is large enough for a thumb.
  expect(await overflowOf(page)).toBe(0)
  const heights = await page
    .locator(
      'main :is(input:not([type=checkbox],[type=radio]), select, textarea, button, label:has(input)):visible',
    )
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)

  // The field for returning applicants.
  const seasons = page.getByLabel('If so, when and as what?')
  await expect(seasons).toBeHidden()
  await before.getByLabel('Yes').check()
  await seasons.fill('Two seasons in the Bog.')
  await before.getByLabel('No').check()
  await expect(seasons).toBeHidden()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  await before.getByLabel('Yes').check()
  await expect(seasons).toHaveValue('')
  await seasons.fill('Two seasons in the Bog.')

  const wren = applicant('Wren')
  const submit = page.getByRole('button', { name: 'Submit application' })
  await page.getByLabel('First name').fill('   ')
  await page.getByLabel('Email').fill('wren@example')
  await page.getByLabel('Phone').fill('845 555 0123')
  await submit.click()
  await readAlert(page, 'Invalid Input', 'Please fix the errors and submit again.')
  const summary = page.getByRole('region', { name: 'Please fix these answers' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(9)
  await expectAccessible(page)
  for (const field of ['Position', 'First name', 'Email', 'Phone', 'Zip code']) {
    await summary.getByRole('link', { name: field }).click()
    await expect(page.getByLabel(field)).toBeFocused()
  }
  await fillApplication(page, wren)
  await expect(summary).toHaveCount(0)

  // Declines the confirmation, then reloads the page.
  await submit.dblclick()
  await page.getByRole('alertdialog', { name: CONFIRM }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'None of the nights of Weekend 2' }).click()
  await visit('/apply/1')
  await expect(page.getByLabel('Position')).not.toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveValue(wren.email)
  await expect(page.getByLabel('Friday, September 20')).not.toBeChecked()
  await expect(page.getByLabel('Friday, September 27')).toBeChecked()
  await expect(seasons).toHaveValue('Two seasons in the Bog.')

  const send = async () => {
    await submit.click()
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  await page.route('**/api/applications/', (route) => route.fulfill({ status: 500 }))
  await send()
  const failure = page.getByRole('alertdialog', { name: 'Your application was not sent' })
  await failure.getByRole('button', { name: 'Okay' }).click()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ApiError')])
  await page.unroute('**/api/applications/')
  const { status, message } = ERRORS.tooManyApplications
  await page.route('**/api/applications/', (route) =>
    route.fulfill({ status, json: { error: { statusCode: status, code: 'tooManyApplications', message } } }),
  )
  await send()
  const limited = `${message} Everything you filled in is still here.`
  await readAlert(page, 'Your application was not sent', limited)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ApiError')])
  await expect(page.getByLabel('Email')).toHaveValue(wren.email)

  await page.unroute('**/api/applications/')
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
  expect(await drafts()).toHaveLength(1)
  await send()
  await page.getByRole('alertdialog', { name: 'Thank you!' }).getByRole('button', { name: 'Okay' }).click()
  await arrive('/')
  expect(await drafts()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows the form and that it needs JavaScript', async ({ page }) => {
    await page.goto('/apply')
    await expect(page.getByLabel('First name')).toBeVisible()
    await expect(page.getByLabel('Friday, September 13')).toBeChecked()
    await expect(page.locator('noscript p')).toContainText('This form needs JavaScript.')
  })
})
