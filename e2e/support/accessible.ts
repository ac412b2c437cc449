import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const clean = new Set<string>()

/** Fails with the rule and the element of everything that axe finds on the page as it stands. */
export async function expectAccessible(page: Page) {
  const state = await stateOf(page)
  if (clean.has(state)) return
  let found = await violationsOn(page)
  if (found.length) {
    // A page that was just changing is looked at again; what is wrong with it stays wrong.
    await page.waitForTimeout(500)
    found = await violationsOn(page)
  }
  expect(found, `axe on ${page.url()}`).toEqual([])
  clean.add(state)
}

/**
 * Violations only, by axe itself: a list of everything that is right takes four times as long. Each frame needs its
 * own copy to be looked into.
 */
async function violationsOn(page: Page) {
  for (const frame of page.frames()) await frame.evaluate(axe.source).catch(() => {})
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/**
 * The same for pages made of the same kinds of elements, so that what many stories pass is looked at once: axe judges
 * an element by its tag, classes, attributes and parent, not by what it says. Headings count in their order.
 */
async function stateOf(page: Page) {
  const kinds = await page.evaluate(() => {
    const kindOf = (element: Element) =>
      [...element.attributes]
        .filter(
          ({ name }) => !/^(id|for|name|value|href|src|srcset|d|transform|x|y|width|height)$/.test(name),
        )
        .map(({ name, value }) => {
          if (/^(class|role|type|style|lang|tabindex|data-.*)$/.test(name))
            return `${name}=${value.replace(/[\d.]+/g, '')}`
          if (/^aria-/.test(name)) return `${name}=${/^(true|false|\w+)$/.test(value) ? value : 'text'}`
          return `${name}${value ? '' : '=empty'}`
        })
        .join(' ')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const kinds = new Set([`duplicate ids ${ids.length - new Set(ids).size}`])
    for (const element of document.querySelectorAll('body *')) {
      const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const parent = element.parentElement
      kinds.add(`${parent?.tagName} ${parent?.role} > ${element.tagName} ${kindOf(element)} ${says}`)
    }
    const headings = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => tagName)
    const levels = headings.filter((level, index) => level !== headings[index - 1])
    return [
      kindOf(document.documentElement),
      document.title ? '' : 'no title',
      ...levels,
      ...[...kinds].sort(),
    ]
  })
  return [page.viewportSize()?.width, ...kinds].join('\n')
}
