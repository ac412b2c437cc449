import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leave } from './leftovers.mjs'

const START_MS = 60_000

/** Starts a server, on a free port unless its settings name one, and waits until it prints its address. */
export async function startServer(name, script, databaseUrl, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nightshift-server-'))
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      DEMO: 'false',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  ended.then(() => rmSync(folder, { recursive: true, force: true }))
  leave(() => {
    child.kill('SIGTERM')
    return ended
  })
  return { name, child, ended, port: await portOf(name, child) }
}

function portOf(name, child) {
  return new Promise((resolve, reject) => {
    let output = ''
    const giveUp = () => reject(new Error(`${name} did not start. ${output}`))
    const timer = setTimeout(giveUp, START_MS)
    child.once('close', giveUp)
    child.stdout.on('data', (chunk) => {
      output += chunk
      const port = /open at https?:\/\/\S+:(\d+)/.exec(output)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(Number(port))
    })
  })
}
