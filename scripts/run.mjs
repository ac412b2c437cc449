import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * Runs a program. Returns its exit code. Output is inherited; `quiet` shows it on failure only, `silent` never.
 * `priority` is its niceness.
 */
export function run(
  command,
  args,
  { quiet = false, silent = false, priority = 0, env = {}, ...options } = {},
) {
  return new Promise((resolve) => {
    const stdio = quiet || silent ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(command, args, { stdio, ...options, env: { ...process.env, ...env } })
    const end = () => void child.kill()
    process.once('exit', end)
    if (priority && child.pid) setPriority(child.pid, priority)
    const kept = []
    child.stdout?.on('data', (chunk) => kept.push(chunk))
    child.stderr?.on('data', (chunk) => kept.push(chunk))
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      resolve(127)
    })
    child.once('close', (code) => {
      process.off('exit', end)
      if (code !== 0 && !silent) process.stderr.write(Buffer.concat(kept))
      resolve(code ?? 1)
    })
  })
}
