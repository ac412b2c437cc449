/** Inter-key timeout: scanners type without pauses, so a longer one discards what was typed before. */
const PAUSE_MS = 500
/** The minimum length of a code. */
const SHORTEST = 6

/** What has been typed without a pause, and when the last key came. */
export type Typed = { text: string; at: number }
export const NOTHING_TYPED: Typed = { text: '', at: 0 }

/** Whether a scanner types: its codes begin with a letter, and no answer to a question does. */
export const isScanning = ({ text }: Typed) => /^[a-z]/i.test(text)

/** The code field handles its own input, and only a person types there. */
export const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'text'

/** The wedge's reducer: adds a key. An Enter without a pause ends a code. */
export function type(typed: Typed, key: string, at: number): { typed: Typed; code?: string } {
  const text = at - typed.at > PAUSE_MS ? '' : typed.text
  if (key === 'Enter')
    return text.length < SHORTEST ? { typed: NOTHING_TYPED } : { typed: NOTHING_TYPED, code: text }
  // Named keys, such as Shift, come between the letters and add nothing.
  return { typed: { text: key.length === 1 ? text + key : text, at } }
}
