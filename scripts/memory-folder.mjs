import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const PLACE = '/dev/shm'
const NEEDED = 4 * 2 ** 30

/**
 * Runs the work with TMPDIR in a RAM disk, where there is enough memory: fsync takes most of the time of
 * starting a database, and tests never crash the machine.
 */
export async function withMemoryFolder(work) {
  if (!hasRoom()) return work({})
  const TMPDIR = mkdtempSync(`${PLACE}/nightshift-`)
  const remove = () => rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 5 })
  // An interrupted run, whose PostgreSQL ends when it misses its files.
  process.once('exit', remove)
  try {
    return await work({ TMPDIR })
  } finally {
    process.off('exit', remove)
    remove()
  }
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(PLACE)
    return Math.min(bavail * bsize, freemem()) > NEEDED
  } catch {
    return false
  }
}
