import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, type Frame, type JSHandle, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { elementsByKind } from './element-kinds.ts'
import { textsByPaint } from './texts-by-paint.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Keys = Record<'kinds' | 'paints', string[]>
type Found = { kinds: Map<string, Element[]>; paints: Map<string, Element[]> }

/**
 * Runs axe on the current page; a failure names the rule and the element of each violation. Memoized: kinds of elements
 * and paints of texts that have passed in another story of this run are skipped.
 */
export async function expectAccessible(page: Page) {
  await expect.poll(() => page.evaluate(markupProblems), { message: `markup of ${page.url()}` }).toEqual([])
  let parts = await partsOf(page)
  let keys = await parts.evaluate(keysOf)
  if (!keys.isRevealed) {
    await expect.poll(() => page.evaluate(isRevealed)).toBe(true)
    parts = await partsOf(page)
    keys = await parts.evaluate(keysOf)
  }
  const known = readKnown()
  const isUnknown = (key: string) => !known.has(key)
  const unseen = { kinds: keys.kinds.filter(isUnknown), paints: keys.paints.filter(isUnknown) }
  const passed = [...unseen.kinds, ...unseen.paints]
  if (!passed.length) return
  let violations = await violationsOf(page, parts, unseen).catch((error) => [String(error)])
  if (violations.length) {
    // Retries once, because the page may have been changing; a real violation or error remains.
    await page.waitForTimeout(500)
    violations = await violationsOf(page, await partsOf(page), unseen)
  }
  expect(violations, `axe on ${page.url()}`).toEqual([])
  appendFileSync(knownFile(), passed.map((key) => `${key}\n`).join(''))
}

/** What validators refuse and axe does not: more than one title, and blocks in a heading. Runs in the page. */
function markupProblems() {
  const titles = [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent)
  const blocks = document.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(div, p, ul, ol, table, section)')
  return [...(titles.length > 1 ? [titles.join(' | ')] : []), ...[...blocks].map((block) => block.outerHTML)]
}

/** Whether the parts below the fold of a public page are laid out. Runs in the page. */
const isRevealed = () =>
  [...document.querySelectorAll('.late')].every(
    (part) => getComputedStyle(part).contentVisibility === 'visible',
  )

/** In one call: each takes its time, and stories look at hundreds of pages. */
const partsOf = (page: Page) =>
  page.evaluateHandle<Found & { isRevealed: boolean }>(
    `({ kinds: (${elementsByKind})(), paints: (${textsByPaint})(), isRevealed: (${isRevealed})() })`,
  )

/** Runs in the page. */
const keysOf = ({ kinds, paints, isRevealed }: Found & { isRevealed: boolean }) => ({
  kinds: [...kinds.keys()],
  paints: [...paints.keys()],
  isRevealed,
})

/** The rules about a document as a whole, for the kind that stands for it: its title, landmarks and headings. */
const DOCUMENT_RULES = [
  ...['bypass', 'document-title', 'html-has-lang', 'html-lang-valid', 'meta-refresh', 'meta-viewport'],
  ...['heading-order', 'page-has-heading-one', 'duplicate-id-aria', 'frame-title-unique', 'region'],
  ...['banner', 'complementary', 'contentinfo', 'main'].map((name) => `landmark-${name}-is-top-level`),
  ...['banner', 'contentinfo', 'main'].map((name) => `landmark-no-duplicate-${name}`),
  ...['landmark-one-main', 'landmark-unique', 'aria-hidden-body'],
]

/** Violations as `rule: element`, in elements of these kinds and texts of these paints. */
async function violationsOf(page: Page, parts: JSHandle<Found>, unseen: Keys) {
  for (const frame of page.frames()) await injectAxe(frame)
  const found = await page.evaluate(runAxe, { parts, unseen, documentRules: DOCUMENT_RULES })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

async function injectAxe(frame: Frame) {
  const isThere = await frame.evaluate(() => 'axe' in window).catch(() => true)
  if (!isThere) await frame.evaluate(AXE).catch(() => {})
}

type Checked = { parts: Found; unseen: Keys; documentRules: string[] }

/**
 * Reports violations only: passes take four times as long. Style sheets are not preloaded, because no enabled rule
 * reads them. Runs in the page.
 */
async function runAxe({ parts, unseen, documentRules }: Checked) {
  const { axe: library } = window as unknown as { axe: typeof axe }
  const elements = unseen.kinds.flatMap((key) => parts.kinds.get(key) ?? [])
  const texts = unseen.paints.flatMap((key) => parts.paints.get(key) ?? [])
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false }
  const reports: axe.AxeResults[] = []
  const check = async (some: Element[], more: axe.RunOptions) => {
    // Filters right before the run: axe refuses a context whose elements have all left the page meanwhile.
    const include = some.filter((one) => one.isConnected && one !== document.documentElement)
    if (include.length) reports.push(await library.run({ include }, { ...options, ...more }))
  }
  if (elements.includes(document.documentElement)) {
    reports.push(await library.run(document, { ...options, runOnly: documentRules }))
  }
  await check(elements, { rules: { 'color-contrast': { enabled: false } } })
  await check(texts, { runOnly: ['color-contrast'] })
  return reports.flatMap(({ violations }) => violations)
}

/** The cache of passed kinds and paints, one file for all workers: one per line. */
const knownFile = () => join(process.env.E2E_DATA_DIR!, 'accessible-kinds.txt')
const readKnown = () => new Set(existsSync(knownFile()) ? readFileSync(knownFile(), 'utf8').split('\n') : [])
