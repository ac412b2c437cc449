/** Passes on what was waiting, each thing once, at most every so many milliseconds. Leading: the first one at once. */
export function throttle<T>(pass: (thing: T) => void, everyMs: number, { leading = false } = {}) {
  const waiting = new Set<T>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    for (const thing of waiting) pass(thing)
    waiting.clear()
  }
  const rest = () => {
    const isStorm = waiting.size > 0
    flush()
    timer = leading && isStorm ? setTimeout(rest, everyMs) : undefined
  }
  return {
    add: (thing: T) => {
      waiting.add(thing)
      if (timer) return
      if (leading) flush()
      timer = setTimeout(rest, everyMs)
    },
    stop: () => clearTimeout(timer),
  }
}
