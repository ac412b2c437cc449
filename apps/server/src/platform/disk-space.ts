import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const MEGABYTE = 2 ** 20

/** The size of a folder with all that is below it, in whole megabytes. */
export async function folderMegabytes(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      // A file may be deleted while the others are counted.
      .map((entry) =>
        stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  )
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE)
}

/** The space of the disk that holds a folder. */
export async function diskOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

export const freeMegabytes = async (folder: string) => Math.floor((await diskOf(folder)).freeBytes / MEGABYTE)
