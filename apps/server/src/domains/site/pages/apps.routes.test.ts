import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { openSite } from '../site-content/testing/site.ts'

const venue = await openVenue()
const { festival } = await openSite(venue)
const closed = await venue.festival('Winter Lights', { enableApps: false })

const BROWSER = { accept: 'text/html' }
const at = (path: string, host = festival.hostName!, headers: Record<string, string> = BROWSER) =>
  venue.visitor.with({ ...headers, host }).get(path)
const fileAt = async (address: string) => {
  const { pathname } = new URL(address, 'http://localhost')
  return (await at(pathname)).statusCode
}

describe('an address', () => {
  test('of the first release leads to the employee area', async () => {
    const { statusCode, headers } = await at('/timeclock')
    expect([statusCode, headers.location]).toEqual([302, '/employee/timeclock'])
  })

  test.each(['/nowhere', '/employee/nowhere', '/no/such/place', '/old-page.php'])(
    'that nobody knows, such as %s, is a 404 that leads to the home page at once',
    async (path) => {
      for (const host of [festival.hostName!, 'unknown.example']) {
        const { statusCode, headers } = await at(path, host)
        expect([statusCode, headers.refresh]).toEqual([404, '0; url=/'])
      }
    },
  )

  test('of a picture that is missing is answered with an error, not a page', async () => {
    const { statusCode, headers } = await at('/assets/none.webp', undefined, { accept: 'image/*' })
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('application/json')])
  })
})

describe('the public pages', () => {
  test.each(['/', '/apply', '/news', '/policies'])('%s is on the host of the festival only', async (path) => {
    expect((await at(path)).statusCode).toBe(200)
    const { statusCode, headers } = await at(path, 'unknown.example')
    expect([statusCode, headers.location]).toEqual([302, path === '/' ? '/employee' : '/'])
  })

  test('have the form of each festival that takes applications', async () => {
    expect((await at(`/apply/${festival.id}`)).statusCode).toBe(200)
    expect((await at(`/apply/${closed.id}`)).headers.location).toBe('/')
  })

  test('name files that are there: the map for crawlers, the picture to share and the icon', async () => {
    const { body } = await at('/')
    for (const address of [
      /rel="canonical" href="([^"]+)/,
      /rel="apple-touch-icon"[^>]* href="([^"]+)/,
      /property="og:image" content="([^"]+)/,
    ])
      expect(await fileAt(address.exec(body)![1]!), String(address)).toBe(200)
    const robots = (await at('/robots.txt')).body
    expect(await fileAt(/Sitemap: (\S+)/.exec(robots)![1]!)).toBe(200)
    expect((await at('/sitemap.xml')).body).toContain('/policies</loc>')
  })
})
