import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { leave } from '../../bench/leftovers.mjs'
import { ROOT } from './product.mjs'

const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test')

const ADMIN = { username: 'admin', password: 'adablackwood' }
/** One look each: width, color scheme, and whether on paper. */
const VIEWS = [
  ...[1440, 390].flatMap((width) => ['light', 'dark'].map((scheme) => ({ width, scheme, media: 'screen' }))),
  { width: 1440, scheme: 'light', media: 'print' },
]
const nameOf = ({ path, width, scheme, media }) =>
  `${path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.${media === 'print' ? 'print' : `${width}.${scheme}`}`

/** Every page of the three apps: what `paths.ts` names, and the sections of the site's content. */
async function pagesOf(folder, page, base) {
  const text = readFileSync(join(folder, 'packages/shared/src/paths.ts'), 'utf8')
  const named = [...text.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path)
  await page.goto(`${base}/employee/admin/site`)
  await still(page)
  const sections = await page.$$eval('a[href^="/employee/admin/site/"]', (links) =>
    links.map((link) => new URL(link.href).pathname),
  )
  if (!sections.length) throw new Error('The office did not open: no section of the site is linked.')
  // The first would end the session that the others need.
  return [...new Set([...named, ...sections])].filter((path) => !path.endsWith('/logout')).sort()
}

/** Shoots every page in every view. Answers the pictures by name. */
export async function shoot(folder, base, { now, only = '' }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars'],
  })
  leave(() => browser.close())
  const cookies = await signIn(base)
  const pictures = new Map()
  for (const { width, scheme, media } of VIEWS) {
    const context = await browser.newContext({
      viewport: { width, height: width > 1000 ? 900 : 844 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.clock.setFixedTime(now)
    for (const path of await pagesOf(folder, page, base)) {
      if (!path.includes(only)) continue
      await page.emulateMedia({ media: 'screen' })
      await page.goto(base + path).catch(() => {})
      await still(page)
      if (media === 'print') await page.emulateMedia({ media: 'print' })
      pictures.set(nameOf({ path, width, scheme, media }), await still(page))
    }
    console.log(`${base}: ${width} ${scheme} ${media}, ${pictures.size} pictures`)
    await context.close()
  }
  await browser.close()
  return pictures
}

/** A picture of the page once two in a row are the same. */
async function still(page) {
  let before = Buffer.alloc(0)
  for (let tries = 0; tries < 25; tries += 1) {
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    if (picture.equals(before)) return picture
    before = picture
    await sleep(250)
  }
  return before
}

/** Its clock stands still in another year, where a browser would drop cookies with an end. */
async function signIn(base) {
  const reply = await fetch(`${base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  if (!reply.ok) throw new Error(`Signing in was answered ${reply.status}.`)
  const pairs = reply.headers.getSetCookie().map((line) => line.split(';')[0].split('='))
  // The first festival, which somebody without one would be asked for on every page.
  return [...pairs, ['FM_CUR_FEST', '1']].map(([name, value]) => ({ name, value, url: base }))
}
