import { at, BRAND_HOST, test, UNKNOWN_HOST } from '../support/test.ts'

const REDIRECTS = [
  ['/login', '/employee/login'],
  ['/logout', '/employee/login'],
  ['/employees', '/employee/login'],
  ['/admin', '/employee/login'],
  ['/timeclock', '/employee/login'],
  ['/nowhere', '/'],
  ['/employee/nowhere', '/'],
] as const

test('old and unknown addresses redirect', async ({ page, arrive }) => {
  for (const [from, to] of REDIRECTS) {
    await page.goto(from)
    await arrive(to)
  }
})

test('public pages are on the brand host only, and any other host redirects to the employee area', async ({
  page,
  arrive,
}) => {
  const paths = ['/', '/apply', '/apply/1', '/news', '/policies']
  for (const path of paths) {
    await page.goto(at(BRAND_HOST, path))
    await arrive(path)
  }
  for (const path of paths) {
    await page.goto(at(UNKNOWN_HOST, path))
    await arrive('/employee/login')
  }
  // A festival that takes no applications leads to the home.
  await page.goto(at(BRAND_HOST, '/apply/2'))
  await arrive('/')
})

test('the scanner is open without a login', async ({ page, arrive }) => {
  await page.goto('/scanner')
  await arrive('/scanner')
})
