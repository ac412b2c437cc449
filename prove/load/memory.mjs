import { readFile } from 'node:fs/promises'

/** The resident memory of a process, in MB. */
export async function memoryOf(pid) {
  const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
  return (Number(pages) * 4096) / 2 ** 20
}
