// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { render } from './entry-server.tsx'
import { readPageData } from './lib/page-data.ts'
import { answer } from './testing/answers.ts'
import { configEntry } from './testing/samples.ts'

const page = (name: string) => [name, { file: `assets/${name}.js`, css: [`assets/${name}.css`] }]
const manifest = Object.fromEntries(
  ['public/public-shell', 'public/home-page', 'employee/employee-shell', 'kiosk/scanner-page'].map((name) =>
    page(`src/pages/${name}.tsx`),
  ),
)
const site = (changes = {}) => ({
  host: 'localhost:3000',
  publicConfig: [configEntry({ hostName: 'localhost', ...changes })],
  manifest,
})

async function rendered(url: string, changes = {}) {
  const answer = await render(url, site(changes))
  if (answer.status !== 200) throw new Error(`${url} leads to ${answer.location}`)
  return answer
}

test('the public home is complete without scripts: its words, its title and its styles', async () => {
  const { html, head } = await rendered('/', { publicMsg: 'Sold out tonight.' })
  expect(html).toContain('Dreadmoor')
  expect(html).toContain('Sold out tonight.')
  expect(html).not.toContain('LOADING')
  expect(html).not.toContain('<title>')
  expect(head).toContain('<title>Dreadmoor Haunted Hayride</title>')
  expect(head).toContain('home-page.tsx.css')
})

test('a message cannot break out of the page', async () => {
  const { html, head } = await rendered('/', { publicMsg: '</script><script>alert(1)</script>' })
  expect(html).not.toContain('<script>')
  expect(head).not.toContain('<script>')
})

test('the browser takes the page over without a mismatch and without a call', async () => {
  const { html, head } = await rendered('/', { publicMsg: 'Sold out tonight.' })
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root">${html}</div>`
  const fetch = answer({})
  const mismatch = vi.fn()
  const root = document.getElementById('root')!
  const before = root.querySelector('h1')
  await act(() =>
    hydrateRoot(
      root,
      <BrowserRouter>
        <App pageData={readPageData()} />
      </BrowserRouter>,
      { onRecoverableError: mismatch },
    ),
  )
  expect(mismatch).not.toHaveBeenCalled()
  expect(fetch).not.toHaveBeenCalled()
  expect(root.querySelector('h1')).toBe(before)
  expect(document.querySelectorAll('title')).toHaveLength(1)
})

test('the office gets an empty shell whose colour scheme is set before the first paint', async () => {
  const { html, head } = await rendered('/employee/timeclock')
  expect(html).toBe('')
  expect(head).toContain('<script src="/color-scheme.js"></script>')
  expect(head).toContain('employee-shell.tsx.css')
  expect(head).not.toContain('public-config')
})

test.each([
  ['/', { enableHome: false }, '/employee'],
  ['/news', { enableHome: false }, '/'],
  ['/apply', { enableApps: false }, '/'],
  ['/login', {}, '/employee/login'],
  ['/nowhere', {}, '/'],
])('%s with %j answers 302 to %s', async (url, changes, location) => {
  expect(await render(url, site(changes))).toEqual({ status: 302, location })
})
