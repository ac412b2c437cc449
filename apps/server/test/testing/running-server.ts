import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { postgresHome } from './folders/postgres-home.ts'

const BUILT = join(import.meta.dirname, '../../dist')

type Ended = { code: number | null; output: string }
export type RunningServer = {
  url: string
  process: ChildProcess
  dataDir: string
  ended: Promise<Ended>
  /** What the first group of a pattern matches in the output, once it does. */
  line: (pattern: RegExp) => Promise<string>
  /** Kills the server and its database, as a power cut does. */
  kill: () => Promise<void>
}

/** Runs the built server until it exits, for refused starts. */
export const runServer = (env: Record<string, string>) => launch(['main.js'], env).ended

/** Starts the built server without waiting for anything. */
export const launchServer = (env: Record<string, string>) => launch(['main.js'], env)

/** Runs a command of the built server, as `npm run` does. */
export const runCommand = (name: string, flags: string[], env: Record<string, string>) =>
  launch([`commands/${name}.js`, ...flags], env).ended

/** Starts the built server, as `npm start` does after building, and waits for its banner. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const { child, ended, line } = launch(['main.js'], { DATA_DIR: dataDir, PORT: '0', ...env })
  const url = await Promise.race([
    line(/open at (http\S+)/),
    ended.then(({ output }) => {
      throw new Error(`The server did not start: ${output}`)
    }),
  ])
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const kill = async () => {
    const pidFile = await readFile(join(postgresHome(dataDir), 'postgres/postmaster.pid'), 'utf8')
    child.kill('SIGKILL')
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
    await ended
  }
  return { url, process: child, dataDir, ended, line, kill }
}

function launch([script = '', ...flags]: string[], env: Record<string, string>) {
  // Never the data folder of this checkout, whose copy of the site changes how a start without a database goes.
  const ownFolder = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'nightshift-launch-'))
  const child = spawn(process.execPath, [join(BUILT, script), ...flags], {
    env: { PATH: process.env.PATH, DATA_DIR: ownFolder, ...env },
  })
  child.once('close', () => ownFolder && rmSync(ownFolder, { recursive: true, force: true }))
  let output = ''
  const heard = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', heard)
  child.stderr.on('data', heard)
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })))
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const found = output.match(pattern)?.[1]
        if (found) resolve(found)
      }
      child.stdout.on('data', look)
      look()
    })
  return { child, ended, line }
}
