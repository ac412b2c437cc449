import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, type Frame, type JSHandle, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { elementsByKind } from './element-kinds.ts'
import { textsByPaint } from './texts-by-paint.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type ByKey = JSHandle<Map<string, Element[]>>

/**
 * Runs axe on the current page; a failure names the rule and the element of each violation. Memoized: kinds of elements
 * and paints of texts that have passed in another story of this run are skipped.
 */
export async function expectAccessible(page: Page) {
  await expect.poll(() => page.evaluate(isRevealed)).toBe(true)
  // A paint is the same on every screen.
  const views = { kinds: String(widthClassOf(page)), paints: '' }
  const known = readKnown()
  const unknown = async (all: ByKey, view: string) => {
    const keys = await all.evaluate((map) => [...map.keys()])
    return keys.filter((key) => !known.has(`${view} ${key}`))
  }
  const kinds = await page.evaluateHandle(elementsByKind)
  const paints = await page.evaluateHandle(textsByPaint)
  const unseen = { kinds: await unknown(kinds, views.kinds), paints: await unknown(paints, views.paints) }
  if (!unseen.kinds.length && !unseen.paints.length) return
  let found = await violationsOf(page, { kinds, paints }, unseen).catch((error) => [String(error)])
  if (found.length) {
    // Retries once, because the page may have been changing; a real violation or error remains.
    await page.waitForTimeout(500)
    const again = {
      kinds: await page.evaluateHandle(elementsByKind),
      paints: await page.evaluateHandle(textsByPaint),
    }
    found = await violationsOf(page, again, unseen)
  }
  expect(found, `axe on ${page.url()}`).toEqual([])
  const passed = (['kinds', 'paints'] as const).flatMap((what) =>
    unseen[what].map((key) => `${views[what]} ${key}\n`),
  )
  appendFileSync(knownFile(), passed.join(''))
}

/** The layout changes at these widths; between two of them, axe finds the same. */
const BREAKPOINTS = [480, 769, 1024]
const widthClassOf = (page: Page) => BREAKPOINTS.filter((width) => page.viewportSize()!.width >= width).length

/** Whether the parts below the fold of a public page are laid out. Runs in the page. */
const isRevealed = () =>
  [...document.querySelectorAll('.late')].every(
    (part) => getComputedStyle(part).contentVisibility === 'visible',
  )

/** The rules about a document as a whole, for the kind that stands for it: its title, landmarks and headings. */
const DOCUMENT_RULES = [
  ...['bypass', 'document-title', 'html-has-lang', 'html-lang-valid', 'meta-refresh', 'meta-viewport'],
  ...['heading-order', 'page-has-heading-one', 'duplicate-id-aria', 'frame-title-unique', 'region'],
  ...['banner', 'complementary', 'contentinfo', 'main'].map((name) => `landmark-${name}-is-top-level`),
  ...['banner', 'contentinfo', 'main'].map((name) => `landmark-no-duplicate-${name}`),
  ...['landmark-one-main', 'landmark-unique', 'aria-hidden-body'],
]

/** Violations as `rule: element`, in elements of these kinds and texts of these paints. */
async function violationsOf(
  page: Page,
  { kinds, paints }: Record<'kinds' | 'paints', ByKey>,
  unseen: Record<'kinds' | 'paints', string[]>,
) {
  for (const frame of page.frames()) await injectAxe(frame)
  const elements = await kinds.evaluateHandle(elementsOf, unseen.kinds)
  const texts = await paints.evaluateHandle(elementsOf, unseen.paints)
  const found = await page.evaluate(runAxe, { elements, texts, documentRules: DOCUMENT_RULES })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const elementsOf = (all: Map<string, Element[]>, keys: string[]) => keys.flatMap((key) => all.get(key) ?? [])

async function injectAxe(frame: Frame) {
  const isThere = await frame.evaluate(() => 'axe' in window).catch(() => true)
  if (!isThere) await frame.evaluate(AXE).catch(() => {})
}

type Checked = { elements: Element[]; texts: Element[]; documentRules: string[] }

/**
 * Reports violations only: passes take four times as long. Style sheets are not preloaded, because no enabled rule
 * reads them. Runs in the page.
 */
async function runAxe({ elements, texts, documentRules }: Checked) {
  const { axe: library } = window as unknown as { axe: typeof axe }
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false }
  const reports: axe.AxeResults[] = []
  const check = async (parts: Element[], more: axe.RunOptions) => {
    // Filters right before the run: axe refuses a context whose elements have all left the page meanwhile.
    const include = parts.filter((part) => part.isConnected && part !== document.documentElement)
    if (include.length) reports.push(await library.run({ include }, { ...options, ...more }))
  }
  if (elements.includes(document.documentElement)) {
    reports.push(await library.run(document, { ...options, runOnly: documentRules }))
  }
  await check(elements, { rules: { 'color-contrast': { enabled: false } } })
  await check(texts, { runOnly: ['color-contrast'] })
  return reports.flatMap(({ violations }) => violations)
}

/** The cache of passed kinds, one file for all workers: a kind and a viewport per line. */
const knownFile = () => join(process.env.E2E_DATA_DIR!, 'accessible-kinds.txt')
const readKnown = () => new Set(existsSync(knownFile()) ? readFileSync(knownFile(), 'utf8').split('\n') : [])
