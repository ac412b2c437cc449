import { readFileSync } from 'node:fs'

/** Whether a process runs. One that has ended may wait for a while, or forever, until its parent asks for its exit code. */
export function isRunning(pid: number) {
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch {
    return false
  }
}

function isZombie(pid: number) {
  try {
    // After the name in parentheses, which may hold any character.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // Only Linux has these files.
    return false
  }
}
