import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  type Applicant,
  act,
  applicant,
  cardOf,
  openApplications,
  readAlert,
  sendApplication,
} from '../support/hiring.ts'
import type { DemoUser } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { typeAndEscape } from '../support/type-and-escape.ts'

const FAILED = 'Something went wrong'

async function openHire(page: Page, user: DemoUser, who: Applicant) {
  await openApplications(page, user, who)
  await act(page, who, 'Hire')
  const form = page.getByRole('dialog', { name: 'Hire Applicant' })
  const step = (name: string) => form.getByRole('listitem').filter({ hasText: name })
  return {
    form,
    step,
    hire: form.getByRole('button', { name: 'Hire' }),
    again: form.getByRole('button', { name: 'Try again' }),
  }
}

test('a taken username is refused and the next one proposed; a position that failed is tried again', async ({
  page,
  request,
  complaints,
}) => {
  const [ash, reed] = [applicant('Ash'), applicant('Reed')]
  await sendApplication(request, ash)
  await sendApplication(request, reed)
  const { form, step, hire, again } = await openHire(page, 'manager', ash)
  await expect(form.getByLabel('Paychex ID')).toHaveValue('000')
  // What was typed is not lost to a stray key.
  await typeAndEscape(form.getByLabel('Middle'), 'Q')
  const question = page.getByRole('alertdialog', { name: 'You have changes that are not saved' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  const username = form.getByLabel('Username')
  await form.getByLabel('Last').fill('')
  await form.getByLabel('Payrate').fill('15.10')
  await hire.click()
  await expect(form.getByText('Please fill this in.')).toBeVisible()
  await expect(form.getByText('Please enter a rate in steps of 0.25.')).toBeVisible()
  await form.getByLabel('Last').fill(ash.lastName)
  await form.getByLabel('Position').selectOption({ label: 'Wagon Guide' })
  await expect(form.getByLabel('Payrate')).not.toHaveValue('15.10')
  await username.fill('admin')
  await hire.click()
  await readAlert(page, FAILED, 'This username is taken. Please choose another one.')
  await expect(username).not.toHaveValue('admin')
  await expect(username).toBeFocused()
  await expectAccessible(page)

  await page.route('**/api/users/signup', (route) => route.fulfill({ status: 500 }))
  await again.click()
  await readAlert(page, FAILED, 'Please refresh the page or try again later.')
  expect(complaints.splice(0)[0]).toContain('ApiError')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('button', { name: `Actions for ${ash.name}` })).toBeFocused()
  await expect(cardOf(page, ash).getByRole('listitem').first()).toHaveText('New')
  await page.unroute('**/api/users/signup')

  await page.getByLabel('Filter by text').fill(reed.lastName)
  await act(page, reed, 'Hire')
  await username.fill(`reed${reed.lastName}`)
  await page.route('**/addposition', (route) => route.fulfill({ status: 500 }))
  await hire.click()
  await readAlert(
    page,
    FAILED,
    'Applicant was hired but we were unable to add their position. Please assign them a position manually.',
  )
  expect(complaints.splice(0)[0]).toContain('ApiError')
  await expect(step('Create the employee')).toContainText('done')
  await expect(step('Add the position')).toContainText('failed')
  await expect(step('Mark the application as hired')).toContainText('done')
  await expect(form.getByLabel('First')).toBeDisabled()
  await expectAccessible(page)
  await page.unroute('**/addposition')
  await again.click()
  await expect(page.getByText(`${reed.name} is hired`)).toBeVisible()
})

test('a lead whose hire stops at the last step goes on from there, and a failed position ends it', async ({
  page,
  request,
  complaints,
}) => {
  const [sage, wick] = [applicant('Sage'), applicant('Wick')]
  await sendApplication(request, sage)
  const first = await openHire(page, 'lead', sage)
  let signups = 0
  page.on('request', (call) => {
    if (call.url().endsWith('/signup')) signups += 1
  })
  await first.form.getByLabel('Username').fill(`sage${sage.lastName}`)
  const payrate = first.form.getByLabel('Payrate')
  const defaultRate = await payrate.inputValue()
  await payrate.fill('99.75')
  await first.hire.click()
  await expect(first.form).toContainText('Only a manager may pay more than the default rate of the position.')
  await payrate.fill(defaultRate)
  await page.route('**/api/applications/*', (route) => route.fulfill({ status: 500 }))
  await first.hire.click()
  await expect(first.step('Mark the application as hired')).toContainText('failed')
  expect(complaints.splice(0)[0]).toContain('ApiError')
  await page.unroute('**/api/applications/*')
  await first.again.click()
  await expect(page.getByText(`${sage.name} is hired`)).toBeVisible()
  expect(signups).toBe(1)

  await sendApplication(request, wick)
  await page.getByLabel('Filter by text').fill(wick.lastName)
  await act(page, wick, 'Hire')
  await first.form.getByLabel('Username').fill(`wick${wick.lastName}`)
  await page.route('**/addposition', (route) => route.fulfill({ status: 500 }))
  await first.hire.click()
  await readAlert(
    page,
    FAILED,
    'Applicant was hired but we were unable to add their position. Please assign them a position manually.',
  )
  await expect(first.form).toHaveCount(0)
  await expect(cardOf(page, wick)).toHaveCount(0)
  expect(complaints.splice(0)[0]).toContain('ApiError')
})
