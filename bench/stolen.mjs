import { readFile } from 'node:fs/promises'

// The columns of the first line of /proc/stat, after its name, that are work; the one after them is the host's.
const WORK = [0, 1, 2, 5, 6]
const STOLEN = 7

/** How much of the processor time that was wanted from now on a shared machine gave to others, where it can be known. */
export async function stolenSince() {
  const before = await times()
  return async () => {
    if (!before) return
    const spent = (await times()).map((time, column) => time - before[column])
    const work = WORK.reduce((sum, column) => sum + spent[column], 0)
    return spent[STOLEN] / (work + spent[STOLEN])
  }
}

async function times() {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '')
  const [first] = text.split('\n')
  return first ? first.trim().split(/\s+/).slice(1).map(Number) : undefined
}
