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
  const given = readFlags(Object.fromEntries(list.map(([, { flag }]) => [flag, { type: 'string' as const }])))
  const found: [string, string][] = []
  for (const [name, question] of list) found.push([name, await answer(question, given[question.flag])])
  return Object.fromEntries(found) as Record<Name, string>
}

type Flags = Record<string, { type: 'string' | 'boolean' }>
type Given<F extends Flags> = { [Name in keyof F]?: F[Name]['type'] extends 'boolean' ? boolean : string }

/** The flags of the command, or one sentence that names those it knows. */
export function readFlags<const F extends Flags>(options: F): Given<F> {
  // The name of the command comes first where npm runs it.
  const args = process.argv.slice(process.argv[2]?.startsWith('-') ? 2 : 3)
  try {
    return parseArgs({ args, options }).values as Given<F>
  } catch {
    const flags = Object.keys(options).map((flag) => `--${flag}`)
    const alone = flags.filter((flag) => options[flag.slice(2)]?.type === 'boolean')
    const values = alone.length ? `all but ${alone.join(', ')} take a value` : 'each takes a value'
    throw new StartupError(`Known flags: ${flags.join(', ')}; ${values}.`)
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
