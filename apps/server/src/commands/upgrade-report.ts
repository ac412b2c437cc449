import { OLDEST_POSTGRES } from '../platform/database/suitable.ts'

/** What `npm run upgrade-check` found. */
export type Findings = {
  version: string
  /** The names of the migrations that the code has, in order. */
  known: string[]
  /** Those that the database has applied. */
  applied: string[]
  /** What each migration does, by name. */
  descriptions: Record<string, string>
  postgres: number
  carryOver?: { from: number; to: number; needed: number; free: number }
}

type Report = { lines: string[]; works: boolean }

/** Says in plain lines what an upgrade would do, and whether it can work. */
export function reportUpgrade(findings: Findings): Report {
  const { version, known, applied, postgres, carryOver } = findings
  const lines = [
    `This code is Nightshift ${version} with ${counted(known.length, 'migration')}.`,
    `The data is ${applied.length ? `at migration ${applied.at(-1)}` : 'empty'}, in PostgreSQL ${postgres}.`,
  ]
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length) {
    return refusal(lines, `A newer version wrote the data (${newer.join(', ')}): do not start this one.`)
  }
  if (postgres < OLDEST_POSTGRES) {
    return refusal(lines, `PostgreSQL ${OLDEST_POSTGRES} or later is needed.`)
  }
  if (carryOver) {
    const { from, to, needed, free } = carryOver
    lines.push(
      `PostgreSQL changes from ${from} to ${to}: the start carries the data over by backup and restore, and keeps the old folder.`,
      `That takes about ${needed} MB of disk space; ${free} MB are free.`,
    )
    if (free < needed) return refusal(lines, `Free ${needed - free} MB first.`)
  }
  const pending = known.filter((name) => !applied.includes(name))
  if (pending.length) {
    lines.push(`The start applies ${counted(pending.length, 'migration')}, in this order:`)
    for (const name of pending) lines.push(`  ${name}: ${findings.descriptions[name]}`)
  }
  const idle = !pending.length && !carryOver
  lines.push(idle ? 'There is nothing to do.' : 'Take a backup, then start.')
  return { lines, works: true }
}

const refusal = (lines: string[], sentence: string): Report => ({ lines: [...lines, sentence], works: false })

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The first sentence of the comment at the top of a migration, or its name in words where it has none. */
export function describeMigration(name: string, sql: string) {
  const [comment] = /^(?:--.*\n)+/.exec(sql) ?? []
  if (!comment) return name.replace(/^\d+_/, '').replaceAll('_', ' ')
  const words = comment.replaceAll(/^-- ?/gm, '').replaceAll('\n', ' ').trim()
  return words.split(/[.:](?: |$)/)[0]
}
