import { spawn } from 'node:child_process'

/** Runs a program and answers its exit code. Its output is shown, or kept until it fails. */
export function run(command, args, { quiet = false, env = {}, cwd } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(command, args, { stdio, cwd, env: { ...process.env, ...env } })
    const kept = []
    child.stdout?.on('data', (chunk) => kept.push(chunk))
    child.stderr?.on('data', (chunk) => kept.push(chunk))
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      resolve(127)
    })
    child.once('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(kept))
      resolve(code ?? 1)
    })
  })
}
