import { readFile } from 'node:fs/promises'

/** The block of a document that has this line, as somebody copies it. */
export async function documentedBlock(file, line) {
  const blocks = (await readFile(file, 'utf8')).split(/^```.*\n/m).filter((_, index) => index % 2)
  const found = blocks.filter((block) => block.includes(line))
  if (found.length !== 1) throw new Error(`${file} has ${found.length} blocks with ${line}.`)
  return found[0]
}

/** With the addresses of the proof in the place of the documented ones. */
export function withAddresses(text, addresses) {
  return Object.entries(addresses).reduce((changed, [documented, ours]) => {
    if (!changed.includes(documented)) throw new Error(`The documented configuration has no ${documented}.`)
    return changed.replaceAll(documented, ours)
  }, text)
}
