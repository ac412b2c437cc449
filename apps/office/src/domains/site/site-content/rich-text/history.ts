import type { Edited } from './edit.ts'

/** The undo stack of an editor. `typing` is set while the next typed character belongs to the newest step. */
export type History = { past: Edited[]; present: Edited; future: Edited[]; typing: boolean }

const LONGEST = 200

export const historyOf = (present: Edited): History => ({ past: [], present, future: [], typing: false })

/** Typed characters of one word are one step; a space begins the next. */
export function record(history: History, present: Edited, typed?: string): History {
  const continues = history.typing && typed !== undefined
  return {
    past: continues ? history.past : [...history.past, history.present].slice(-LONGEST),
    present,
    future: [],
    typing: typed !== undefined && !/\s$/.test(typed),
  }
}

export function undo({ past, present, future }: History): History | undefined {
  const last = past.at(-1)
  return last && { past: past.slice(0, -1), present: last, future: [present, ...future], typing: false }
}

export function redo({ past, present, future }: History): History | undefined {
  const [next, ...later] = future
  return next && { past: [...past, present], present: next, future: later, typing: false }
}
