import { expect, test } from '../support/test.ts'

test('the notice of the festival can be dismissed', async ({ page, visit }) => {
  await visit('/')
  const notice = page.getByRole('region', { name: 'NOTICE' })
  await expect(notice).toContainText('Lights Out')
  await page.getByRole('button', { name: 'Dismiss notice' }).click()
  await expect(notice).toHaveCount(0)
})

test('the page that the server rendered asks for its configuration no second time', async ({
  page,
  visit,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await visit('/')
  await page.getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  expect(calls).toEqual([])
})

test('a visitor moves between the public pages', async ({ page, visit, arrive }) => {
  await visit('/')
  for (const [name, path] of [
    ['News', '/news'],
    ['Policies', '/policies'],
    ['Dreadmoor', '/'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await arrive(path)
  }
})

test('staff find their entrance', async ({ page, visit, arrive }) => {
  await visit('/')
  await page.getByRole('link', { name: 'Staff' }).click()
  await arrive('/employee/login')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home shows its words', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Dreadmoor' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'NOTICE' })).toContainText('Lights Out')
    await expect(page).toHaveTitle('Dreadmoor Haunted Hayride')
  })
})
