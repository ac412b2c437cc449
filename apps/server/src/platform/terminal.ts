import { StartupError } from './startup-error.ts'

// EPIPE: a closed output pipe must not end the process and orphan the database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Ends the process with status 1 and one sentence; a stack trace, with what caused it, only where the fault is ours. */
export function stopWithOneSentence(error: unknown): never {
  process.stderr.write(`${error instanceof StartupError ? error.message : traceOf(error)}\n`)
  process.exit(1)
}

function traceOf(error: unknown): string {
  const { stack, cause } = (error ?? {}) as Error
  return cause === undefined ? String(stack ?? error) : `${stack}\nCaused by: ${traceOf(cause)}`
}
