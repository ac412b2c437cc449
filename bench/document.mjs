import { readFile, writeFile } from 'node:fs/promises'

const FILE = 'docs/benchmarks.md'

/** The sections of the document, each written by its own benchmark; the first one has no heading here. */
export const PARTS = {
  decode: '## Reading a badge',
  nightPlan: '## The plan of the nights',
  offline: '## A scan without a network',
  payroll: '## Payroll',
  site: '## The public site',
  start: '## The start',
  visitors: '## Visitors',
}
const headings = Object.values(PARTS)

/** Replaces one section of the document. */
export async function writePart(text) {
  const parts = partsOf(await readFile(FILE, 'utf8').catch(() => ''))
  parts.set(headingOf(text), text.trim())
  const ordered = ['', ...headings].map((heading) => parts.get(heading)).filter(Boolean)
  await writeFile(FILE, `${ordered.join('\n\n')}\n`)
}

const headingOf = (text) => headings.find((heading) => text.startsWith(heading)) ?? ''

function partsOf(document) {
  const parts = document.split(new RegExp(`^(?=${headings.join('$|')}$)`, 'm'))
  return new Map(parts.map((part) => [headingOf(part), part.trim()]))
}
