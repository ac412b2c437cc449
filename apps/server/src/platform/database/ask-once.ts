type Line<Answer> = { now: Promise<Answer>; next?: Promise<Answer> }

/**
 * Questions that are alike get one answer: whoever asks while it is on its way shares the next. After a punch each
 * open dashboard asks for the same counts in the same second. No answer is older than its question.
 */
export function askOnce<Answer>(lines: Map<string, Line<Answer>>, key: string, ask: () => Promise<Answer>) {
  const start = () => {
    const line: Line<Answer> = { now: ask() }
    const leave = () => {
      if (!line.next) lines.delete(key)
    }
    lines.set(key, line)
    line.now.then(leave, leave)
    return line.now
  }
  const line = lines.get(key)
  if (!line) return start()
  line.next ??= line.now.then(start, start)
  return line.next
}
