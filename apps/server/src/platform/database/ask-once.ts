import type { Db } from './pool.ts'

type Line = { now: Promise<unknown>; next?: Promise<unknown> }

const linesOf = new WeakMap<Db, Map<string, Line>>()

/**
 * Questions that are alike get one answer: whoever asks while it is on its way shares the next. After a punch each
 * open dashboard asks for the same counts in the same second. No answer is older than its question.
 */
export function askOnce<Answer>(db: Db, key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const lines = linesOf.get(db) ?? new Map<string, Line>()
  linesOf.set(db, lines)

  const start = () => {
    const line: Line = { now: ask() }
    const leave = () => {
      if (!line.next) lines.delete(key)
    }
    lines.set(key, line)
    line.now.then(leave, leave)
    return line.now
  }
  const line = lines.get(key)
  if (!line) return start() as Promise<Answer>
  line.next ??= line.now.then(start, start)
  return line.next as Promise<Answer>
}
