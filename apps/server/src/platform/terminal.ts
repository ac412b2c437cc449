import { StartupError } from './startup-error.ts'

// EPIPE: a closed output pipe must not end the process and orphan the database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Ends the process with status 1 and one sentence; a stack trace only where the fault is ours. */
export function stopWithOneSentence(error: unknown): never {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error)?.stack}\n`)
  process.exit(1)
}
