/** Passes on what was heard, each thing once, at most every so many milliseconds. Leading: the first one at once. */
export function throttle<T>(pass: (thing: T) => void, everyMs: number, { leading = false } = {}) {
  const heard = new Set<T>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    for (const thing of heard) pass(thing)
    heard.clear()
  }
  const rest = () => {
    const isStorm = heard.size > 0
    flush()
    timer = leading && isStorm ? setTimeout(rest, everyMs) : undefined
  }
  return {
    hear: (thing: T) => {
      heard.add(thing)
      if (timer) return
      if (leading) flush()
      timer = setTimeout(rest, everyMs)
    },
    stop: () => clearTimeout(timer),
  }
}
