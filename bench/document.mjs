import { readFile, writeFile } from 'node:fs/promises'

const FILE = 'docs/benchmarks.md'

/** The parts of the document, each written by a benchmark of its own; the first one has no heading of this list. */
export const PARTS = { decode: '## Reading a badge', site: '## The public site', start: '## The start' }
const headings = Object.values(PARTS)

/** Replaces one part of the document and leaves the others as they are. */
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
