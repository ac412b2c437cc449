import React from 'react'
import { flushSync } from 'react-dom'

const { queueMicrotask, setImmediate } = globalThis
/** What React has put off and not done yet. */
const pending = new Set<() => void>()

function runPending() {
  for (const work of pending) {
    pending.delete(work)
    work()
  }
}

const putOff = (later: (work: () => void) => void) => (work: () => void) => {
  pending.add(work)
  later(() => pending.delete(work) && work())
}

// React and its scheduler keep the functions that they find as they load.
Object.assign(globalThis, { queueMicrotask: putOff(queueMicrotask), setImmediate: putOff(setImmediate) })
await import('react-dom/client')
Object.assign(globalThis, { queueMicrotask, setImmediate })

const isThenable = <T>(result: T | PromiseLike<T>): result is PromiseLike<T> =>
  typeof (result as PromiseLike<T> | undefined)?.then === 'function'

async function settled<T>(result: PromiseLike<T>) {
  const value = await result
  // What was awaited may have started something that React hears of in the next turn.
  await new Promise((resolve) => setImmediate(resolve))
  runPending()
  return value
}

/** Renders all that a callback changes, with effects and transitions, before it returns or resolves. */
function act<T>(callback: () => T | PromiseLike<T>) {
  const result = flushSync(callback)
  runPending()
  return isThenable(result) ? settled(result) : result
}

// Testing Library renders and fires events in React's own act(), which the production build does not have.
Object.assign(React, { act })
