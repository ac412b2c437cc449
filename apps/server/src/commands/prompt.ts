import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { StartupError } from '../platform/startup-error.ts'

type Question = { flag: string; ask: string; schema: z.ZodType<string>; fallback?: string }

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

async function answer({ flag, ask, schema, fallback }: Question, given?: string): Promise<string> {
  const asked = given === undefined && process.stdin.isTTY
  const typed = given ?? (asked ? await question(fallback ? `${ask} (${fallback}): ` : `${ask}: `) : '')
  const checked = schema.safeParse(typed.trim() || (fallback ?? ''))
  if (checked.success) return checked.data
  const problem = `${ask}: ${checked.error.issues[0]?.message}.`
  if (!asked) throw new StartupError(`${problem} Say it with --${flag}.`)
  process.stdout.write(`${problem}\n`)
  return answer({ flag, ask, schema, fallback })
}

async function question(text: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await terminal.question(text)
  terminal.close()
  return typed
}
