import { readFile } from 'node:fs/promises'

// Columns of the cpu line of /proc/stat: user, nice, system, irq and softirq are work; steal is what the host took.
const WORK = [0, 1, 2, 5, 6]
const STEAL = 7

/** CPU steal from now on: the share of demanded time that the host gave to others; undefined where it is not known. */
export async function cpuStealSince() {
  const before = await times()
  return async () => {
    if (!before) return
    const spent = (await times()).map((time, column) => time - before[column])
    const work = WORK.reduce((sum, column) => sum + spent[column], 0)
    return spent[STEAL] / (work + spent[STEAL])
  }
}

async function times() {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '')
  const [first] = text.split('\n')
  return first ? first.trim().split(/\s+/).slice(1).map(Number) : undefined
}
