import { join } from 'node:path'
import { vi } from 'vitest'

const COMMANDS = join(import.meta.dirname, '../../src/commands')

class Exit extends Error {
  readonly code: number
  constructor(code: number) {
    super(`The command ended with ${code}.`)
    this.code = code
  }
}

let runs = 0

/** Runs a command in this process, several times as fast as `runCommand`, with nothing of this environment but PATH. */
export async function runCommandHere(name: string, flags: string[], env: Record<string, string>) {
  let output = ''
  const write = (chunk: string | Uint8Array) => {
    output += chunk
    return true
  }
  const own = process.env
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write),
    vi.spyOn(process.stderr, 'write').mockImplementation(write),
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', name, ...flags]),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Exit(Number(code ?? process.exitCode ?? 0))
    }),
  ]
  process.env = { PATH: own.PATH, ...env }
  runs += 1
  try {
    // The query makes it a module of its own, which runs; what it imports is loaded once.
    await import(/* @vite-ignore */ `${COMMANDS}/${name}.ts?run=${runs}`)
    throw new Error('The command did not end its process.')
  } catch (error) {
    if (!(error instanceof Exit)) throw error
    return { code: error.code, output }
  } finally {
    for (const spy of spies) spy.mockRestore()
    process.env = own
    process.exitCode = undefined
  }
}
