import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { StartupError } from '../platform/startup-error.ts'

type Question = {
  flag: string
  ask: string
  schema: z.ZodType<string>
  fallback?: string
  /** Does not appear on the screen while it is typed. */
  secret?: boolean
}

/** Answers from the flags, or asked for one by one where a person sits at the terminal. */
export async function answers<Name extends string>(
  questions: Record<Name, Question>,
): Promise<Record<Name, string>> {
  const list = Object.entries<Question>(questions)
  const given = readFlags(list.map(([, { flag }]) => flag))
  const found: [string, string][] = []
  for (const [name, question] of list) found.push([name, await answer(question, given[question.flag])])
  return Object.fromEntries(found) as Record<Name, string>
}

function readFlags(flags: string[]) {
  // The name of the command comes first where npm runs it.
  const args = process.argv.slice(process.argv[2]?.startsWith('-') ? 2 : 3)
  try {
    return parseArgs({
      args,
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
    }).values
  } catch {
    throw new StartupError(`Known flags: ${flags.map((flag) => `--${flag}`).join(', ')}; each takes a value.`)
  }
}

async function answer({ flag, ask, schema, fallback, secret }: Question, given?: string): Promise<string> {
  const asked = given === undefined && process.stdin.isTTY
  const words = fallback ? `${ask} (${fallback}): ` : `${ask}: `
  const typed = given ?? (asked ? await question(words, { secret }) : '')
  const checked = schema.safeParse(typed.trim() || (fallback ?? ''))
  if (checked.success) return checked.data
  const problem = `${ask}: ${checked.error.issues[0]?.message}.`
  if (!asked) throw new StartupError(`${problem} Say it with --${flag}.`)
  process.stdout.write(`${problem}\n`)
  return answer({ flag, ask, schema, fallback, secret })
}

type Terminal = { input?: NodeJS.ReadableStream; output?: NodeJS.WritableStream; secret?: boolean }

/** Asks a person at the terminal. A secret is edited like any line, with an output that shows nothing. */
export async function question(
  words: string,
  { input = process.stdin, output = process.stdout, secret = false }: Terminal,
) {
  if (secret) output.write(words)
  const shown = secret ? new Writable({ write: (_chunk, _encoding, done) => done() }) : output
  const terminal = createInterface({ input, output: shown, terminal: true })
  const typed = await terminal.question(secret ? '' : words)
  terminal.close()
  if (secret) output.write('\n')
  return typed
}
