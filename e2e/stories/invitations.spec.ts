import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessible.ts'
import { overflowOf } from '../support/overflow.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('earlier crew is invited by a personal link, which fills in the form after the contact', async ({
  page,
  visit,
}) => {
  await signIn(page, 'manager')
  await page.goto('/employee/admin/employees')
  await page.getByRole('link', { name: 'Invite crew' }).click()
  await page
    .getByRole('checkbox', { name: /^Invite / })
    .first()
    .check()
  await expect(page.getByText('1 selected')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export links' }).click(),
  ])
  await expect(page.getByRole('status').filter({ hasText: '1 personal link' })).toBeVisible()
  await expectAccessible(page)
  const [head, line = ''] = (await readFile((await download.path())!, 'utf8')).split('\r\n')
  expect(head).toBe('\uFEFFFirst name,Last name,Email,Phone,Link')
  const [firstName = '', lastName = '', email = '', , link = ''] = line.split(',')

  await page.setViewportSize({ width: 360, height: 740 })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(link)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeHidden()
  await expect(page).toHaveURL(/\/apply\/1$/)
  expect(await overflowOf(page)).toBe(0)
  expect(await page.content()).not.toContain(email)
  const contact = page.getByLabel('Your email or phone')
  await contact.fill('somebody.else@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This does not fit the link')).toBeVisible()
  await expect(contact).toBeFocused()

  await contact.fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('We filled in what we know')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue(firstName)
  await expect(page.getByLabel('Last name')).toHaveValue(lastName)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(
    page.getByRole('group', { name: 'Have you worked here before?' }).getByLabel('Yes'),
  ).toBeChecked()
  // What a reload must not lose: the answers are a draft, the link is kept in the tab.
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Position').selectOption({ index: 1 })
  for (const [label, value] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog', { name: 'Thank you!' }).getByRole('button', { name: 'Okay' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(requests.filter((url) => url.includes(link.split('=')[1]!))).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/employee/admin/employees/crew')
  await expect(page.getByRole('checkbox', { name: /^Invite / }).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Invite ${firstName} ${lastName}` })).toHaveCount(0)
})

const ADDRESS = {
  'Street address': '13 Gallows Lane',
  City: 'Millbrook',
  State: 'NY',
  'Zip code': '12545',
  Phone: '845-555-0123',
}
