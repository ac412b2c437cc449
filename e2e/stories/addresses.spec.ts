import { at, BRAND_HOST, expect, NOBODYS_HOST, test } from '../support/test.ts'

test('the brand host shows the public home at its root', async ({ page, arrive }) => {
  await page.goto(at(BRAND_HOST, '/'))
  await arrive('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dreadmoor' })).toBeVisible()
})

test('any other host leads to the employee area', async ({ page, arrive }) => {
  await page.goto(at(NOBODYS_HOST, '/'))
  await arrive('/employee/login')
})

const REDIRECTS = [
  ['/login', '/employee/login'],
  ['/logout', '/employee/login'],
  ['/employees', '/employee/login'],
  ['/admin', '/employee/login'],
  ['/timeclock', '/employee/login'],
  ['/nowhere', '/'],
  ['/employee/nowhere', '/'],
] as const

test('old and unknown addresses lead on', async ({ page, arrive }) => {
  for (const [from, to] of REDIRECTS) {
    await page.goto(from)
    await arrive(to)
  }
})

test('public pages are there on the brand host and lead to the employee area elsewhere', async ({
  page,
  arrive,
}) => {
  for (const path of ['/apply', '/apply/1', '/news', '/policies']) {
    await page.goto(at(BRAND_HOST, path))
    await arrive(path)
    await page.goto(at(NOBODYS_HOST, path))
    await arrive('/employee/login')
  }
})

test('applications for a festival that takes none lead to the home', async ({ page, arrive }) => {
  await page.goto('/apply/2')
  await arrive('/')
})

test('the scanner is open without a login', async ({ page, arrive }) => {
  await page.goto('/scanner')
  await arrive('/scanner')
})
