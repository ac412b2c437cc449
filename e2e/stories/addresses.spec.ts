import { at, BRAND_HOST, expect, test, UNKNOWN_HOST } from '../support/test.ts'

const REDIRECTS = [
  ['/login', '/employee/login'],
  ['/logout', '/employee/logout'],
  ['/employees', '/employee'],
  ['/admin', '/employee/admin'],
  ['/timeclock', '/employee/timeclock'],
] as const

test('short paths redirect to the employee area, and unknown addresses answer 404 and redirect home at once', async ({
  page,
  request,
  arrive,
}) => {
  for (const [from, to] of REDIRECTS)
    expect((await request.get(from, { maxRedirects: 0 })).headers().location, from).toBe(to)

  const accept = 'text/html'
  for (const path of ['/nowhere', '/employee/nowhere', '/no/such/place', '/old-page.php']) {
    const answer = await request.get(path, { headers: { accept } })
    expect([answer.status(), answer.headers().refresh], path).toEqual([404, '0; url=/'])
  }
  const noPicture = await request.get('/assets/none.webp', { headers: { accept: 'image/*' } })
  expect(noPicture.headers()['content-type']).toContain('application/json')
  expect((await page.goto('/old-page.php'))?.status()).toBe(404)
  await arrive('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dreadmoor' })).toBeVisible()
})

test('public pages are on the brand host only, and any other host redirects to the employee area', async ({
  request,
}) => {
  const endOf = async (address: string) => {
    const answer = await request.get(address)
    return [answer.status(), new URL(answer.url()).pathname]
  }
  for (const path of ['/', '/apply', '/apply/1', '/news', '/policies']) {
    expect(await endOf(at(BRAND_HOST, path))).toEqual([200, path])
    expect(await endOf(at(UNKNOWN_HOST, path))).toEqual([200, '/employee'])
  }
  // A festival that takes no applications leads to the home.
  expect(await endOf(at(BRAND_HOST, '/apply/2'))).toEqual([200, '/'])
  const nowhere = await request.get(at(UNKNOWN_HOST, '/no/such/place'), { headers: { accept: 'text/html' } })
  expect([nowhere.status(), nowhere.headers().refresh]).toEqual([404, '0; url=/'])
})
