/** Hand-held scanners type without stopping: a longer pause than this, and what came before belongs to nothing. */
const PAUSE_MS = 500
/** Shorter than this is nobody's code. */
const SHORTEST = 6

/** What has been typed without a pause, and when the last key came. */
export type Typed = { text: string; at: number }
export const NOTHING_TYPED: Typed = { text: '', at: 0 }

/** Takes one key more. An Enter right after the last key ends a code. */
export function type(typed: Typed, key: string, at: number): { typed: Typed; code?: string } {
  const text = at - typed.at > PAUSE_MS ? '' : typed.text
  if (key === 'Enter')
    return text.length < SHORTEST ? { typed: NOTHING_TYPED } : { typed: NOTHING_TYPED, code: text }
  // Keys with names, such as Shift, come between the letters and write nothing.
  return { typed: { text: key.length === 1 ? text + key : text, at } }
}
