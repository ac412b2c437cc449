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
import { expect, test } from '../support/test.ts'
import { typeAndEscape } from '../support/type-and-escape.ts'

const FAILED = 'Something went wrong'
const HIRE_CALL = '**/api/applications/*/hire'

async function openHire(page: Page, who: Applicant) {
  await openApplications(page, 'manager', who)
  await act(page, who, 'Hire')
  const form = page.getByRole('dialog', { name: 'Hire Applicant' })
  return { form, hire: form.getByRole('button', { name: 'Hire' }) }
}

/** A failed hire leaves the application as it was, and no employee. */
async function expectNotHired(page: Page, who: Applicant) {
  const filter = JSON.stringify({ where: { email: who.email } })
  const found = await page.request.get(`/api/users?filter=${encodeURIComponent(filter)}`)
  expect(await found.json()).toEqual([])
  await expect(cardOf(page, who).getByRole('listitem').first()).toHaveText('New')
}

test('a taken username is refused and the next free one proposed; a failed hire creates nobody', async ({
  page,
  request,
  consoleErrors,
}) => {
  const ash = applicant('Ash')
  await sendApplication(request, ash)
  const { form, hire } = await openHire(page, ash)
  await expect(form.getByLabel('Paychex ID')).toHaveValue('000')
  // Escape does not discard unsaved changes.
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
  await expectNotHired(page, ash)

  await page.route(HIRE_CALL, (route) => route.fulfill({ status: 500 }))
  await hire.click()
  await readAlert(page, FAILED, 'Please refresh the page or try again later.')
  expect(consoleErrors.splice(0)[0]).toContain('ApiError')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('button', { name: `Actions for ${ash.name}` })).toBeFocused()
  await expectNotHired(page, ash)
  await page.unroute(HIRE_CALL)

  await act(page, ash, 'Hire')
  await username.fill(`ash${ash.lastName}`)
  await hire.click()
  await expect(page.getByText(`${ash.name} is hired`)).toBeVisible()

  // Until the first shift a hire can be undone.
  await page.getByLabel('Status').selectOption('Hired')
  await act(page, ash, 'Undo hire…')
  const undo = page.getByRole('alertdialog', { name: `Undo the hire of ${ash.name}?` })
  await undo.getByRole('button', { name: 'Undo Hire' }).click()
  await expect(page.getByRole('button', { name: `Actions for ${ash.name}` })).toHaveCount(0)
  await page.getByLabel('Status').selectOption('Pending')
  await expect(cardOf(page, ash).getByRole('listitem').first()).toHaveText('New')
})
